import type { PrintFileKind } from '@campus/contract/cloudprint/files.ts'
import { sql as fragment, type Updateable } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { PrintFile } from '../../../platform/db/table-types.ts'

export type FileRow = NonNullable<Awaited<ReturnType<typeof findKept>>>
interface Owned {
  readonly personId: string
  readonly kind?: PrintFileKind | undefined
}

export const insertPrintFile = (sql: Sql, row: NewRow<'print_file'>) =>
  sql.insertInto('print_file').values(row).returning('id').executeTakeFirstOrThrow()

/** One person's files are counted and added one after the other. */
export const takeTurn = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`print_file:${personId}`}, 0))`.execute(sql)

const kept = (sql: Sql) => sql.selectFrom('print_file').where('print_file.deleted_at', 'is', null)

const keptBy = (sql: Sql, { personId, kind }: Owned) => {
  const own = kept(sql).where('print_file.person_id', '=', personId)
  return kind === undefined ? own : own.where('print_file.kind', '=', kind)
}

const withSize = (rows: ReturnType<typeof kept>) =>
  rows
    .leftJoin('print_blob as source', 'source.id', 'print_file.source_id')
    .leftJoin('print_blob as content', 'content.id', 'print_file.content_id')
    .selectAll('print_file')
    .select(({ fn }) => fn.coalesce('content.size', 'source.size').as('size'))

export const findKept = (sql: Sql, personId: string, id: string) =>
  withSize(keptBy(sql, { personId }).where('print_file.id', '=', id)).executeTakeFirst()

export const listKept = (sql: Sql, owned: Owned, page: Page) =>
  onPage(withSize(keptBy(sql, owned)).orderBy('print_file.id', 'desc'), page).execute()

export const countKept = (sql: Sql, owned: Owned) => countRows(keptBy(sql, owned))

/** What could not be read holds nothing any more and takes nobody's place. */
export const countTakingPlace = (sql: Sql, personId: string) =>
  countRows(keptBy(sql, { personId }).where('print_file.state', '<>', 'failed'))

/** What can be put on paper as it is. */
export const listPrintable = (sql: Sql, personId: string, limit: number) =>
  keptBy(sql, { personId })
    .where('state', '=', 'ready')
    .where('kind', 'in', ['document', 'photo_sheet'])
    .select(['id', 'name', 'kind', 'pages', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: 'document' | 'photo_sheet' }>()
    .execute()

export const findReading = (sql: Sql, id: string) =>
  kept(sql).where('id', '=', id).where('state', '=', 'reading').select(['kind', 'sheet', 'source_id']).executeTakeFirst()

/** Held as it is, so that nobody deletes it while it is being ordered. */
export const shareFile = (sql: Sql, personId: string, id: string) =>
  keptBy(sql, { personId }).where('id', '=', id).selectAll().forShare().executeTakeFirst()

export const lockFile = (sql: Sql, id: string) => kept(sql).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const changeFile = (sql: Sql, id: string, changes: Updateable<PrintFile>) =>
  sql.updateTable('print_file').set(changes).where('id', '=', id).execute()

export const findWaitingTask = (sql: Sql, fileId: string) =>
  sql
    .selectFrom('print_task')
    .where('file_id', '=', fileId)
    .where('state', 'in', ['unpaid', 'to_print'])
    .select('id')
    .limit(1)
    .executeTakeFirst()

export const listAllKept = (sql: Sql, personId: string) =>
  keptBy(sql, { personId }).select(['id', 'name', 'kind', 'state', 'pages', 'created_at', 'kept_until']).orderBy('id').execute()

const isWaitedFor = fragment<boolean>`exists (select from print_task where print_task.file_id = print_file.id
  and print_task.state in ('unpaid', 'to_print'))`
const isPrinted = fragment<boolean>`exists (select from print_task where print_task.file_id = print_file.id
  and print_task.state = 'printed')`

/** Sets the end of a file that was printed and that nobody waits for. */
export const endPrinted = (sql: Sql, id: string, { printed, keptUntil }: { printed: number; keptUntil: Date }) =>
  sql
    .with('counted', (query) =>
      query
        .updateTable('library_file')
        .set((row) => ({ printed: row('printed', '+', printed) }))
        .where('id', '=', (row) => row.selectFrom('print_file').where('print_file.id', '=', id).select('library_file_id')),
    )
    .updateTable('print_file')
    .set({ kept_until: keptUntil })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isPrinted)
    .where(fragment<boolean>`not ${isWaitedFor}`)
    .execute()

/** Whose time is over, and nobody waits for them. */
export const listDone = (sql: Sql, now: Date, limit: number) =>
  kept(sql)
    .where('print_file.kept_until', '<=', now)
    .where(fragment<boolean>`not ${isWaitedFor}`)
    .select('print_file.id')
    .limit(limit)
    .execute()

export const listStuck = (sql: Sql, before: Date, limit: number) =>
  kept(sql).where('state', '=', 'reading').where('created_at', '<', before).select('id').limit(limit).execute()
