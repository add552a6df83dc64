import { randomBytes } from 'node:crypto'
import { maskName } from '@campus/contract/masks.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { packCode } from '@campus/proof/code/code.ts'
import type { Ctx } from '../../../context/context.ts'
import type { SheetFacts } from '../facts/document-facts.ts'
import type { codeKey } from '../keys/keys.service.ts'
import { codeOf } from './numbers.rules.ts'

const codeBytes = 10

/** An anti-forgery code that no document has. */
export const newCode = () => codeOf(randomBytes(codeBytes))

type CodeKey = Awaited<ReturnType<typeof codeKey>>

interface Coded {
  readonly facts: Pick<SheetFacts, 'serial' | 'title' | 'issuedOn' | 'validUntil'>
  readonly holderName: string
  readonly factsSha256: Buffer
}

/** What the code on its pages says: the address of the public check, and a text that the school has signed. */
export const qrTextOf = async (ctx: Ctx, key: CodeKey, { facts, holderName, factsSha256 }: Coded) => {
  const payload = {
    serial: facts.serial,
    holder: maskName(holderName),
    template: facts.title.name,
    issuedOn: facts.issuedOn,
    validUntil: facts.validUntil,
    factsHash: factsSha256.subarray(0, 16).toString('hex'),
  }
  return `${ctx.services.publicUrl}/#${verificationPaths.scanned.address}?code=${await packCode(payload, key)}`
}
