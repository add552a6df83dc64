import type { Language, Phrase } from '@campus/contract/language.ts'
import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { EncryptedBlob } from '../../../ports/blobs/encrypted-blob.ts'
import type { FilterText } from './export-source.extension.ts'

type ExportState = Column<'log_export', 'state'>

interface NewExport {
  readonly schoolId: string
  readonly askedBy: string
  readonly source: ExportSourceName
  readonly filter: object
  readonly filterTexts: readonly FilterText[]
  readonly columns: readonly string[]
  readonly format: Column<'log_export', 'format'>
  readonly language: Language
  readonly reason: string
  readonly total: number
  readonly hasUnmasked: boolean
  readonly needsApproval: boolean
  readonly now: Date
  readonly expiresAt: Date | null
}

export const insertExport = (sql: Sql, row: NewExport) =>
  sql
    .insertInto('log_export')
    .values({
      school_id: row.schoolId,
      asked_by: row.askedBy,
      source: row.source,
      filter: JSON.stringify(row.filter),
      filter_texts: JSON.stringify(row.filterTexts),
      columns: [...row.columns],
      format: row.format,
      language: row.language,
      reason: row.reason,
      total: row.total,
      has_unmasked: row.hasUnmasked,
      needs_approval: row.needsApproval,
      state: row.needsApproval ? 'waiting' : 'running',
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const named = (sql: Sql) =>
  sql
    .selectFrom('log_export as export')
    .innerJoin('person as asker', 'asker.id', 'export.asked_by')
    .leftJoin('person as decider', 'decider.id', 'export.decided_by')
    .selectAll('export')
    .select([
      'asker.name as asker_name',
      'asker.name_pinyin as asker_pinyin',
      'asker.number as asker_number',
      'decider.name as decider_name',
      'decider.name_pinyin as decider_pinyin',
    ])

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExport = (sql: Sql, id: string) => named(sql).where('export.id', '=', id).executeTakeFirst()

/** Held while it goes from one state to the next. */
export const lockExport = (sql: Sql, id: string) =>
  sql.selectFrom('log_export').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const listOwn = (sql: Sql, personId: string, page: Page) =>
  onPage(named(sql).where('export.asked_by', '=', personId).orderBy('export.id', 'desc'), page).execute()

export const countOwn = (sql: Sql, personId: string) => countRows(sql.selectFrom('log_export').where('asked_by', '=', personId))

interface Deciding {
  readonly schoolId: string
  readonly personId: string
  readonly now: Date
}

export const listWaiting = (sql: Sql, { schoolId, personId, now }: Deciding, page: Page) =>
  onPage(
    named(sql)
      .where('export.school_id', '=', schoolId)
      .where('export.state', '=', 'waiting')
      .where('export.expires_at', '>', now)
      .where('export.asked_by', '!=', personId)
      .orderBy('export.id', 'desc'),
    page,
  ).execute()

export const countWaiting = (sql: Sql, { schoolId, personId, now }: Deciding) =>
  countRows(
    sql
      .selectFrom('log_export')
      .where('school_id', '=', schoolId)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', now)
      .where('asked_by', '!=', personId),
  )

/** Whether it still runs: who cancelled it ends the work with that. */
export const updateProcessed = async (sql: Sql, id: string, processed: number): Promise<boolean> =>
  (await sql
    .updateTable('log_export')
    .set({ processed })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()) !== undefined

export const updateDecided = (sql: Sql, id: string, by: { state: 'running' | 'rejected'; personId: string; note: string; now: Date }) =>
  sql
    .updateTable('log_export')
    .set({
      state: by.state,
      decided_by: by.personId,
      decided_at: by.now,
      note: by.note,
      expires_at: null,
      finished_at: by.state === 'rejected' ? by.now : null,
    })
    .where('id', '=', id)
    .execute()

interface Made extends EncryptedBlob {
  readonly processed: number
  readonly unitIds: readonly string[] | null
  readonly now: Date
  readonly expiresAt: Date
}

export const updateReady = (sql: Sql, id: string, made: Made) =>
  sql
    .updateTable('log_export')
    .set({
      state: 'ready',
      processed: made.processed,
      blob_key: made.blobKey,
      key_encrypted: made.keyEncrypted,
      size: made.size,
      sha256: made.sha256,
      unit_ids: made.unitIds === null ? null : [...made.unitIds],
      finished_at: made.now,
      expires_at: made.expiresAt,
    })
    .where('id', '=', id)
    .execute()

/** Without its file, if it had one. */
export const updateEnded = (
  sql: Sql,
  id: string,
  { state, now, problem = null }: { state: Extract<ExportState, 'failed' | 'cancelled' | 'expired'>; now: Date; problem?: Phrase | null },
) =>
  sql
    .updateTable('log_export')
    .set({
      state,
      problem: problem && JSON.stringify(problem),
      blob_key: null,
      key_encrypted: null,
      expires_at: null,
      finished_at: fragment<Date>`coalesce(finished_at, ${now})`,
    })
    .where('id', '=', id)
    .execute()

export const listDue = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('log_export')
    .where('state', 'in', ['waiting', 'ready'])
    .where('expires_at', '<=', now)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()

/** At work since before then, without a job that would go on with it. */
export const listStuck = async (sql: Sql, before: Date) => {
  const { rows } = await fragment<{ id: string }>`
    select id from log_export
    where state = 'running' and coalesce(decided_at, created_at) < ${before}
      and not exists (
        select from pgboss.job
        where name = 'logs.export' and job.state in ('created', 'retry', 'active') and data->>'id' = log_export.id::text
      )`.execute(sql)
  return rows
}

/** All of somebody's exports, for the copy of their data. */
export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('log_export')
    .where('asked_by', '=', personId)
    .select(['source', 'filter_texts', 'format', 'reason', 'state', 'processed', 'created_at', 'finished_at'])
    .orderBy('id')
    .execute()

export const listOpenOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('log_export')
    .where('asked_by', '=', personId)
    .where('state', 'in', ['waiting', 'running', 'ready'])
    .select('id')
    .orderBy('id')
    .execute()

export const measureWaiting = (sql: Sql, { schoolId, personId, now }: Deciding) =>
  waitingRows(
    sql
      .selectFrom('log_export')
      .where('school_id', '=', schoolId)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', now)
      .where('asked_by', '!=', personId),
    'log_export.created_at',
    'log_export.expires_at',
  )
