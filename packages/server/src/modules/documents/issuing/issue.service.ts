import type { HandedAs } from '@campus/contract/documents/own-documents.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { makeDocumentJob } from '../documents.jobs.ts'
import { digestOfContent } from '../facts/content-digest.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { type Choices, completeFacts } from '../facts/facts.service.ts'
import { encryptFacts, hashFacts } from '../issued/kept-facts.ts'
import { codeKey } from '../keys/keys.service.ts'
import type { TemplateVersion } from '../versions/version.service.ts'
import { insertDocument, takeNumber } from './issue.repository.ts'
import { groupCode, serialOf } from './numbers.rules.ts'
import { newCode, qrTextOf } from './printed-code.ts'
import { lastDayOf } from './validity.rules.ts'

export interface Issuing {
  readonly version: TemplateVersion
  readonly holderId: string
  /** A file, unless it is fetched on paper. */
  readonly handedAs?: HandedAs
  readonly recordId?: string | undefined
  readonly choices: Choices
  readonly madeBy: string
  readonly note?: string
  /** The digest of the content that somebody looked at; anything else is refused. */
  readonly seen?: string | undefined
  /** The use that was taken for it and goes back when nothing comes of it, and how many copies it counted. */
  readonly cause?: string | undefined
  readonly copies?: number | undefined
  /** It was paid for, so the seller reports a failure. */
  readonly isSold?: boolean | undefined
}

/**
 * Gives a document its numbers and its facts, and has it made: all of it or nothing. All documents of a school wait for the running
 * number until the end of the transaction, so it is taken last, and never inside a transaction that does more, such as a payment.
 */
export const issue = (ctx: Ctx, issuing: Issuing): Promise<{ id: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { version, holderId, handedAs = 'file', choices, madeBy, note = '', cause, copies, isSold } = issuing
    const { schoolId, rules } = version
    const [content, { code: schoolCode }, key] = await Promise.all([
      completeFacts(ctx, { personId: holderId, recordId: issuing.recordId, version, choices }),
      requireSchool(ctx, schoolId),
      codeKey(ctx, schoolId),
    ])
    if (issuing.seen !== undefined && issuing.seen !== digestOfContent(version, content, choices)) throw refuse('preview_outdated')
    const { facts: gathered, recordId, portraitFileId } = content
    const seenPhotoFileId = issuing.seen !== undefined && gathered.has.photo ? (portraitFileId ?? undefined) : undefined
    const year = Number(gathered.issuedOn.slice(0, 4))
    const code = newCode()
    const facts: DocumentFacts = {
      ...gathered,
      isSpecimen: false,
      serial: serialOf(schoolCode, year, await takeNumber(ctx.sql, schoolId, year)),
      code: groupCode(code),
      validUntil: lastDayOf(gathered.issuedOn, rules.validityDays),
      has: { ...gathered.has, seal: version.sealFileId !== null },
    }
    const factsSha256 = hashFacts(facts)
    const { id } = await insertDocument(ctx.sql, {
      schoolId,
      of: { templateId: version.templateId, versionId: version.id, recordId },
      holderId,
      serial: facts.serial,
      code,
      handedAs,
      choices: { ...choices, cause, copies, isSold, seenPhotoFileId },
      factsEncrypted: encryptFacts(ctx.services.secretBox, facts),
      factsSha256,
      qrText: await qrTextOf(ctx, key, { facts, holderName: facts.student.name, factsSha256 }),
      madeBy,
      note,
      now: ctx.now(),
    })
    await ctx.services.jobs.add(ctx.sql, makeDocumentJob, { id })
    return { id }
  })
