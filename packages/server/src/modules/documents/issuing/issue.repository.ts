import type { HandedAs } from '@campus/contract/documents/own-documents.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Titles } from '../facts/document-facts.ts'
import type { Choices } from '../facts/facts.service.ts'

/** What was wished, and which use is given back when nothing comes of it. */
export type KeptChoices = Choices & {
  readonly cause?: string | undefined
  readonly copies?: number | undefined
  /** The photo that somebody looked at before it was issued; otherwise that of the moment of making. */
  readonly seenPhotoFileId?: string | undefined
  /** It was paid for: its order notifies its holder of a failure and the refund. */
  readonly isSold?: boolean | undefined
  /** Nobody wants it any more. */
  readonly isOver?: true
}

/** The next running number of a year. Concurrent callers wait for this transaction, so that no number is used twice or lost. */
export const takeNumber = async (sql: Sql, schoolId: string, year: number) =>
  (
    await sql
      .insertInto('document_serial')
      .values({ school_id: schoolId, year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['school_id', 'year']).doUpdateSet((old) => ({ last: old('document_serial.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
  ).last

export const insertDocument = (
  sql: Sql,
  row: {
    schoolId: string
    /** The template that it follows, or the kind and the names of a document without one. */
    of: { templateId: string; versionId: string; recordId: string } | { kind: 'approval'; titles: Titles }
    holderId: string
    serial: string
    code: string
    handedAs: HandedAs
    choices: KeptChoices | Record<string, never>
    factsEncrypted: Buffer
    factsSha256: Buffer
    qrText: string
    madeBy: string
    note: string
    now: Date
  },
) =>
  sql
    .insertInto('issued_document')
    .values({
      school_id: row.schoolId,
      ...('kind' in row.of
        ? { kind: row.of.kind, name: row.of.titles.name, name_en: row.of.titles.nameEn, name_tw: row.of.titles.nameTw }
        : { template_id: row.of.templateId, template_version_id: row.of.versionId, record_id: row.of.recordId }),
      holder_id: row.holderId,
      serial: row.serial,
      anti_forgery_code: row.code,
      handed_as: row.handedAs,
      choices: JSON.stringify(row.choices),
      facts_encrypted: row.factsEncrypted,
      facts_sha256: row.factsSha256,
      qr_text: row.qrText,
      made_by: row.madeBy,
      note: row.note,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
