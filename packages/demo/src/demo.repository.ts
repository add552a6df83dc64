import { type NewRow, runText, type Sql } from '@campus/server/platform/sql.ts'
import type { DB } from '@campus/server/platform/table-types.ts'

/** Any fixed number: two processes that start at once on one database must not both fill it. */
const fillLock = 7_140_331
/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsAtOnce = 1000

export const lockFilling = (sql: Sql) => runText(sql, 'select pg_advisory_xact_lock($1)', [fillLock])

export const isMigrated = async (sql: Sql) =>
  (await runText(sql, "select to_regclass('public.school') is not null as found")).rows[0]?.['found'] === true

export const listSchoolIds = async (sql: Sql) => (await sql.selectFrom('school').select('id').execute()).map(({ id }) => id)

/** Writes many rows of one table in few statements. */
export const insertRows = async <Table extends keyof DB>(sql: Sql, table: Table, rows: readonly NewRow<Table>[]) => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await sql
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
}

/** The tables of Campus and those of its job queue. */
export const dropEverything = (sql: Sql) =>
  runText(sql, 'drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
