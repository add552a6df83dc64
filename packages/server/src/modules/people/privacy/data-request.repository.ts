import { type ExpressionBuilder, sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'

const columns = [
  'data_request.id',
  'data_request.person_id',
  'data_request.school_id',
  'data_request.kind',
  'data_request.state',
  'data_request.reason',
  'data_request.notes',
  'data_request.gives_up_beans',
  'data_request.blob_key',
  'data_request.key_encrypted',
  'data_request.created_at',
  'data_request.expires_at',
] as const

export type DataRequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (sql: Sql, id: string) => sql.selectFrom('data_request').where('id', '=', id).select(columns).executeTakeFirst()

export const listOwn = (sql: Sql, personId: string) =>
  sql.selectFrom('data_request').where('person_id', '=', personId).select(columns).orderBy('id', 'desc').limit(100).execute()

export const insertRequest = (sql: Sql, row: NewRow<'data_request'>) =>
  sql
    .insertInto('data_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

type End =
  | { readonly state: 'withdrawn' | 'failed' }
  | { readonly state: 'ready'; readonly blobKey: string; readonly keyEncrypted: Buffer; readonly expiresAt: Date }
  | { readonly state: 'done' | 'refused'; readonly by: string; readonly notes: string; readonly now: Date }

const columnsOf = (end: End) => {
  if ('blobKey' in end) return { state: end.state, blob_key: end.blobKey, key_encrypted: end.keyEncrypted, expires_at: end.expiresAt }
  return 'by' in end ? { state: end.state, decided_by: end.by, notes: end.notes, decided_at: end.now } : { state: end.state }
}

/** The first caller ends the pending state; a second one finds nothing to end. */
export const endWaiting = (sql: Sql, id: string, end: End) =>
  sql.updateTable('data_request').set(columnsOf(end)).where('id', '=', id).where('state', '=', 'pending').returning('id').executeTakeFirst()

interface DeletionFilter {
  readonly schoolId: string
  readonly state: Column<'data_request', 'state'>
  readonly words: readonly string[]
  readonly from: Date | undefined
  readonly before: Date | undefined
}

const deletions = (sql: Sql, { schoolId, state, words, from, before }: DeletionFilter) => {
  let among = sql
    .selectFrom('data_request')
    .innerJoin('person', 'person.id', 'data_request.person_id')
    .where('data_request.school_id', '=', schoolId)
    .where('data_request.kind', '=', 'deletion')
    .where('data_request.state', '=', state)
  if (from) among = among.where('data_request.created_at', '>=', from)
  if (before) among = among.where('data_request.created_at', '<', before)
  for (const word of words) among = among.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  return among
}

/** What waits: the oldest first; what is over: the newest. */
export const listDeletions = (sql: Sql, filter: DeletionFilter, page: Page) =>
  onPage(
    deletions(sql, filter)
      .select(columns)
      .select(['person.name as person_name', 'person.name_pinyin as person_pinyin', 'person.number as person_number'])
      .orderBy('data_request.id', filter.state === 'pending' ? 'asc' : 'desc'),
    page,
  ).execute()

export const countDeletions = (sql: Sql, filter: DeletionFilter) => countRows(deletions(sql, filter))

export const findPendingDeletions = (sql: Sql, schoolId: string) =>
  waitingRows(
    sql.selectFrom('data_request').where('school_id', '=', schoolId).where('kind', '=', 'deletion').where('state', '=', 'pending'),
    'created_at',
  )

/** The blobs of the copies that nobody may fetch any more. */
export const listExpired = (sql: Sql, now: Date) =>
  sql.selectFrom('data_request').where('state', '=', 'ready').where('expires_at', '<=', now).select(['id', 'blob_key']).execute()

export const markExpired = (sql: Sql, id: string) =>
  sql.updateTable('data_request').set({ state: 'expired', blob_key: null, key_encrypted: null }).where('id', '=', id).execute()

const exportsOf = (personId: string, state: Column<'data_request', 'state'>) => (row: ExpressionBuilder<DB, 'data_request'>) =>
  row.and([row('person_id', '=', personId), row('kind', '=', 'export'), row('state', '=', state)])

/** A copy that is being packed at this moment is found ready, or its packing finds that nobody waits for it. */
export const withdrawExports = (sql: Sql, personId: string) =>
  sql.updateTable('data_request').set({ state: 'withdrawn' }).where(exportsOf(personId, 'pending')).execute()

export const lockReadyExports = (sql: Sql, personId: string) =>
  sql.selectFrom('data_request').where(exportsOf(personId, 'ready')).select(['id', 'blob_key']).forUpdate().execute()

export const listForgottenExports = (sql: Sql, before: Date) =>
  sql
    .selectFrom('data_request')
    .where('state', '=', 'pending')
    .where('kind', '=', 'export')
    .where('created_at', '<', before)
    .select('id')
    .execute()
