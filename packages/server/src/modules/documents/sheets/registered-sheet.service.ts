import { type Ctx, inTransaction } from '../../../context/context.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import type { SheetFacts } from '../facts/document-facts.ts'
import { documentById, type IssuedDocument } from '../issued/issued.service.ts'
import { encryptFacts, hashFacts, openSheetFacts } from '../issued/kept-facts.ts'
import { insertDocument, takeNumber } from '../issuing/issue.repository.ts'
import { beginAttempt, keepMade } from '../issuing/make.repository.ts'
import { groupCode, serialOf } from '../issuing/numbers.rules.ts'
import { newCode, qrTextOf } from '../issuing/printed-code.ts'
import { keepSigned } from '../issuing/signed-file.service.ts'
import { codeKey } from '../keys/keys.service.ts'
import { type SheetContent, type SheetDesign, setSheet, unnumberedFacts } from './sheet.service.ts'

interface Registration extends SheetContent {
  readonly kind: 'approval'
  readonly holder: { readonly id: string; readonly name: string }
  readonly madeBy: string
}

/** Gives a sheet its numbers. The running number is taken last: all documents of a school wait for it until the transaction ends. */
export const registerSheet = (ctx: Ctx, registration: Registration): Promise<{ id: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, kind, titles, holder, madeBy } = registration
    const [unnumbered, { code: schoolCode }, key] = await Promise.all([
      unnumberedFacts(ctx, registration),
      requireSchool(ctx, schoolId),
      codeKey(ctx, schoolId),
    ])
    const year = Number(unnumbered.issuedOn.slice(0, 4))
    const code = newCode()
    const serial = serialOf(schoolCode, year, await takeNumber(ctx.sql, schoolId, year))
    const facts: SheetFacts = { ...unnumbered, isSpecimen: false, serial, code: groupCode(code) }
    const factsSha256 = hashFacts(facts)
    return insertDocument(ctx.sql, {
      schoolId,
      of: { kind, titles },
      holderId: holder.id,
      serial,
      code,
      handedAs: 'file',
      choices: {},
      factsEncrypted: encryptFacts(ctx.services.secretBox, facts),
      factsSha256,
      qrText: await qrTextOf(ctx, key, { facts, holderName: holder.name, factsSha256 }),
      madeBy,
      note: '',
      now: ctx.now(),
    })
  })

/**
 * The file of a registered sheet. The first who asks has it made, from the facts of the register; a process that dies while making it
 * leaves that to the next one who asks. Of two who make it at once the first counts, and both get that file.
 */
export const fileOfSheet = async (
  ctx: Ctx,
  id: string,
  designOf: (content: unknown) => Promise<SheetDesign>,
): Promise<IssuedDocument | undefined> => {
  const row = await beginAttempt(ctx.sql, id)
  if (row) {
    const facts = openSheetFacts(ctx.services.secretBox, row.facts_encrypted)
    const mark = { text: facts.school.name, size: 22, color: '#eef1f5' }
    const design = await designOf(facts.content)
    const set = await setSheet(ctx, { ...design, schoolId: row.school_id, facts, mark, qrText: row.qr_text })
    const signed = await keepSigned(ctx, row.school_id, { facts, ...set })
    await keepMade(ctx.sql, id, { ...signed, credentialEncrypted: null })
  }
  return documentById(ctx, id)
}
