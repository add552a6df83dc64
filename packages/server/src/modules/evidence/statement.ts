import { fromBase64 } from '@campus/proof/encoding/base64.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { z } from 'zod'
import type { Services } from '../../context/services.ts'

export const chainNames = ['audit', 'ledger'] as const
export type ChainName = (typeof chainNames)[number]

/** What a school signs about a chain: so many entries, of which the last has this hash. */
const Words = z.object({
  schoolId: z.uuid(),
  chain: z.enum(chainNames),
  sequence: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyId: z.string(),
  signedAt: z.iso.datetime(),
})
export const Statement = Words.extend({ signature: z.base64() })
export type Statement = z.infer<typeof Statement>

/** What lies beside the files: the newest statement of each school, and those that an operator gave up after a loss. */
export const Note = z.object({ statements: z.array(Statement), superseded: z.array(Statement).default([]) })
export type Note = z.infer<typeof Note>

export const noteOf = (chain: ChainName) => `${chain}heads`

/** For a database that is thrown away on purpose. */
export const forgetHeads = async (blobs: Services['blobs']): Promise<void> => {
  for (const chain of chainNames) await blobs.writeNote(noteOf(chain), JSON.stringify({ statements: [] } satisfies z.input<typeof Note>))
}

const bytesOf = (words: z.infer<typeof Words>) =>
  new TextEncoder().encode(canonicalJson({ type: 'campus evidence head', ...Words.parse(words) }))

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const

export const signStatement = async (words: z.infer<typeof Words>, key: CryptoKey): Promise<Statement> => ({
  ...words,
  signature: Buffer.from(await crypto.subtle.sign(ecdsa, key, bytesOf(words))).toString('base64'),
})

/** The parts of a check of a signature. */
export const signedParts = (statement: Statement) => ({ signature: fromBase64(statement.signature), signed: bytesOf(statement) })
