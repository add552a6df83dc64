import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { checkPdf, type PdfFindings } from '../../verify/check-pdf.ts'

/** What somebody does, the file that comes of it, and what the check must say. */
export type Attack = readonly [
  name: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  verdict: PdfFindings['verdict'],
  /** Whom to trust, where it is not the school of the whole table. */
  trust?: Trust,
]

/** Runs a table of attacks. A sound row in between shows that the others fail for the reason they name. */
export const withstand = (trust: Trust, attacks: readonly Attack[]) => {
  for (const [name, make, verdict, ownTrust] of attacks)
    test(`${name}: ${verdict}`, async () => {
      assert.equal((await checkPdf(await make(), ownTrust ?? trust)).verdict, verdict)
    })
}
