import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertImport = (sql: Sql, row: NewRow<'data_import'>) =>
  sql.insertInto('data_import').values(row).returning('id').executeTakeFirstOrThrow()

const imports = (sql: Sql) =>
  sql
    .selectFrom('data_import')
    .leftJoin('person', 'person.id', 'data_import.created_by')
    .selectAll('data_import')
    .select(['person.name as by', 'person.name_pinyin as by_pinyin', 'person.language as by_language'])

export type DataImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (sql: Sql, id: string) => imports(sql).where('data_import.id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that it goes from one state to the next once. */
export const lockImport = (sql: Sql, id: string) =>
  imports(sql).where('data_import.id', '=', id).forNoKeyUpdate('data_import').executeTakeFirst()

const ofSchool = (sql: Sql, schoolId: string, sourceId: string | undefined) => {
  const all = sql.selectFrom('data_import').where('data_import.school_id', '=', schoolId)
  return sourceId === undefined ? all : all.where('source_id', '=', sourceId)
}

export const listImports = (sql: Sql, schoolId: string, sourceId: string | undefined, page: Page) =>
  onPage(
    imports(sql)
      .where('data_import.school_id', '=', schoolId)
      .$if(sourceId !== undefined, (query) => query.where('data_import.source_id', '=', sourceId ?? ''))
      .orderBy('data_import.id', 'desc'),
    page,
  ).execute()

export const countImports = (sql: Sql, schoolId: string, sourceId: string | undefined) => countRows(ofSchool(sql, schoolId, sourceId))

interface Step {
  readonly state: Exclude<Column<'data_import', 'state'>, 'reading'>
  readonly problem?: Phrase | null
  readonly skipsWrong?: boolean
  readonly finishedAt?: Date
}

export const updateState = (sql: Sql, id: string, { state, problem, skipsWrong, finishedAt }: Step) =>
  sql
    .updateTable('data_import')
    .set({
      state,
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problem) }),
      ...(skipsWrong === undefined ? {} : { skips_wrong: skipsWrong }),
      // What is over needs its file no more.
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt, blob_key: null, key_encrypted: null }),
    })
    .where('id', '=', id)
    .execute()

/** The files of a connection, once they were fetched. */
export const setFile = (sql: Sql, id: string, file: { readonly blobKey: string; readonly keyEncrypted: Buffer }) =>
  sql.updateTable('data_import').set({ blob_key: file.blobKey, key_encrypted: file.keyEncrypted }).where('id', '=', id).execute()

/** Counts what the lines will do. */
export const updateCounts = (sql: Sql, id: string) =>
  fragment`
    update data_import set (total, to_add, to_change, gone, unchanged, wrong) = (
      select count(*), count(*) filter (where action = 'add'), count(*) filter (where action = 'change'),
        count(*) filter (where action = 'gone'), count(*) filter (where action = 'same'), count(*) filter (where action = 'wrong')
      from data_import_line where import_id = ${id})
    where id = ${id}`.execute(sql)

export const listOldPreviews = (sql: Sql, before: Date) =>
  sql.selectFrom('data_import').where('state', '=', 'preview').where('created_at', '<', before).select('id').execute()

/** One import of a school is carried out at a time. */
export const tryLockRuns = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`data_import:${schoolId}`}, 0)) as locked`.execute(sql)
  return rows[0]?.locked === true
}
