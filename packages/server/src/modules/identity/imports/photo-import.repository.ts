import type { Phrase } from '@campus/contract/language.ts'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

type State = Column<'photo_import', 'state'>

export const insertImport = (sql: Sql, row: NewRow<'photo_import'>) =>
  sql.insertInto('photo_import').values(row).returning('id').executeTakeFirstOrThrow()

const imports = (sql: Sql) =>
  sql
    .selectFrom('photo_import')
    .innerJoin('person', 'person.id', 'photo_import.created_by')
    .selectAll('photo_import')
    .select(['person.name as by', 'person.name_pinyin as by_pinyin', 'person.language as by_language'])

export type PhotoImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (sql: Sql, id: string) => imports(sql).where('photo_import.id', '=', id).executeTakeFirst()

/** Held until the transaction ends. */
export const lockImport = (sql: Sql, id: string) =>
  imports(sql).where('photo_import.id', '=', id).forNoKeyUpdate('photo_import').executeTakeFirst()

interface Visible {
  readonly schoolId: string
  /** Only those of one person. */
  readonly createdBy?: string | undefined
}

export const listImports = (sql: Sql, { schoolId, createdBy }: Visible, page: Page) =>
  onPage(
    imports(sql)
      .where('photo_import.school_id', '=', schoolId)
      .$if(createdBy !== undefined, (query) => query.where('photo_import.created_by', '=', createdBy ?? ''))
      .orderBy('photo_import.id', 'desc'),
    page,
  ).execute()

export const countImports = (sql: Sql, { schoolId, createdBy }: Visible) =>
  countRows(
    sql
      .selectFrom('photo_import')
      .where('school_id', '=', schoolId)
      .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? '')),
  )

export const updateImport = (
  sql: Sql,
  id: string,
  change: { state: State; problem?: Phrase; skipsWrong?: boolean; processed?: number; finishedAt?: Date },
) =>
  sql
    .updateTable('photo_import')
    .set({
      state: change.state,
      ...(change.problem === undefined ? {} : { problem: JSON.stringify(change.problem) }),
      ...(change.skipsWrong === undefined ? {} : { skips_wrong: change.skipsWrong }),
      ...(change.processed === undefined ? {} : { processed: change.processed }),
      // What is over needs its file no more.
      ...(change.finishedAt === undefined ? {} : { finished_at: change.finishedAt, blob_key: null, key_encrypted: null }),
    })
    .where('id', '=', id)
    .execute()

export const updateProcessed = (sql: Sql, id: string, processed: number) =>
  sql.updateTable('photo_import').set({ processed }).where('id', '=', id).execute()

export const updateCounts = (sql: Sql, id: string) =>
  sql
    .updateTable('photo_import')
    .set((row) => {
      const count = (action?: Column<'photo_import_line', 'action'>) =>
        row
          .selectFrom('photo_import_line')
          .where('import_id', '=', id)
          .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'wrong'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
      return { total: count(), to_add: count('add'), to_replace: count('replace'), wrong: count('wrong') }
    })
    .where('id', '=', id)
    .execute()

export const listOldPreviews = (sql: Sql, before: Date) =>
  sql.selectFrom('photo_import').where('state', '=', 'preview').where('created_at', '<', before).select('id').execute()
