import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertImport = (sql: Sql, row: NewRow<'schedule_import'>) =>
  sql.insertInto('schedule_import').values(row).returning('id').executeTakeFirstOrThrow()

const imports = (sql: Sql) =>
  sql
    .selectFrom('schedule_import')
    .innerJoin('person', 'person.id', 'schedule_import.created_by')
    .selectAll('schedule_import')
    .select(['person.name as by', 'person.name_pinyin as by_pinyin', 'person.language as by_language'])

export type ScheduleImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (sql: Sql, id: string) => imports(sql).where('schedule_import.id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that it goes from one state to the next once. */
export const lockImport = (sql: Sql, id: string) =>
  imports(sql).where('schedule_import.id', '=', id).forNoKeyUpdate('schedule_import').executeTakeFirst()

export const listImports = (sql: Sql, schoolId: string, page: Page) =>
  onPage(imports(sql).where('schedule_import.school_id', '=', schoolId).orderBy('schedule_import.id', 'desc'), page).execute()

export const countImports = (sql: Sql, schoolId: string) => countRows(sql.selectFrom('schedule_import').where('school_id', '=', schoolId))

interface Step {
  readonly state: Exclude<Column<'schedule_import', 'state'>, 'reading'>
  readonly problem?: Phrase | null
  readonly skipsWrong?: boolean
  readonly finishedAt?: Date
}

export const updateState = (sql: Sql, id: string, { state, problem, skipsWrong, finishedAt }: Step) =>
  sql
    .updateTable('schedule_import')
    .set({
      state,
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problem) }),
      ...(skipsWrong === undefined ? {} : { skips_wrong: skipsWrong }),
      // What is over needs its file no more.
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt, blob_key: null, key_encrypted: null }),
    })
    .where('id', '=', id)
    .execute()

/** Counts what the lines will do. */
export const updateCounts = (sql: Sql, id: string) =>
  fragment`
    update schedule_import set (total, to_add, to_change, to_remove, unchanged, wrong) = (
      select count(*), count(*) filter (where action = 'add'), count(*) filter (where action = 'change'),
        count(*) filter (where action = 'remove'), count(*) filter (where action = 'same'), count(*) filter (where action = 'wrong')
      from schedule_import_line where import_id = ${id})
    where id = ${id}`.execute(sql)

export const listOldPreviews = (sql: Sql, before: Date) =>
  sql.selectFrom('schedule_import').where('state', '=', 'preview').where('created_at', '<', before).select('id').execute()

/** One import of a school is carried out at a time. */
export const tryLockRuns = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`schedule_import:${schoolId}`}, 0)) as locked`.execute(sql)
  return rows[0]?.locked === true
}
