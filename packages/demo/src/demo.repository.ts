import { type NewRow, runText, type Sql } from '@campus/server/platform/db/sql.ts'
import type { DB } from '@campus/server/platform/db/table-types.ts'

/** Any fixed number: two processes that start at once on one database must not both fill it. */
const fillLock = 7_140_331
/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsAtOnce = 1000
const rowsInColumns = 20_000

/** A second process waits until the school is filled, however long that takes. */
export const lockFilling = async (sql: Sql) => {
  await runText(sql, 'set local statement_timeout = 0')
  await runText(sql, 'select pg_advisory_xact_lock($1)', [fillLock])
}

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

/** The same for the largest tables: one array for each column costs the database and us a fraction of a parameter for each value. */
export const insertColumns = async <Row extends object>(
  sql: Sql,
  table: keyof DB,
  types: Readonly<Record<keyof Row & string, string>>,
  rows: readonly Row[],
) => {
  const columns = Object.keys(types) as (keyof Row & string)[]
  const arrays = columns.map((column, index) => `$${index + 1}::${types[column]}[]`)
  const text = `insert into ${table} (${columns.join()}) select * from unnest(${arrays.join()})`
  for (let from = 0; from < rows.length; from += rowsInColumns) {
    const some = rows.slice(from, from + rowsInColumns)
    await runText(
      sql,
      text,
      columns.map((column) => some.map((row) => row[column])),
    )
  }
}

export const setPortrait = (sql: Sql, personId: string, fileId: string) =>
  sql.updateTable('person').set({ portrait_file_id: fileId }).where('id', '=', personId).execute()

export const listPhotosInError = (sql: Sql, schoolId: string) =>
  sql.selectFrom('photo').where('school_id', '=', schoolId).where('state', '=', 'error').select('id').execute()

export const hasDocument = async (sql: Sql, holderId: string, templateId: string) =>
  (await sql
    .selectFrom('issued_document')
    .where('holder_id', '=', holderId)
    .where('template_id', '=', templateId)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const hasApplication = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('application').where('person_id', '=', personId).select('id').limit(1).executeTakeFirst()) !== undefined

/** Whether somebody has applied for something in the office itself. */
export const hasApproval = async (sql: Sql) =>
  (await sql.selectFrom('approval_instance').where('matter', 'is', null).select('id').limit(1).executeTakeFirst()) !== undefined

export const listPendingLeaves = (sql: Sql) =>
  sql
    .selectFrom('leave_request')
    .innerJoin('person', 'person.id', 'leave_request.person_id')
    .where('leave_request.state', '=', 'pending')
    .select(['leave_request.id', 'leave_request.school_id', 'leave_request.person_id', 'person.org_unit_id'])
    .orderBy('leave_request.id')
    .execute()

export const hasAnimals = async (sql: Sql) => (await sql.selectFrom('animal_fund').select('id').limit(1).executeTakeFirst()) !== undefined

export const findFirstDecider = async (sql: Sql, instanceId: string) =>
  (
    await sql
      .selectFrom('approval_task')
      .innerJoin('person', 'person.id', 'approval_task.assignee_id')
      .where('approval_task.instance_id', '=', instanceId)
      .where('approval_task.state', '=', 'open')
      .select('person.number')
      .orderBy('approval_task.id')
      .executeTakeFirst()
  )?.number

export const findInLibrary = (sql: Sql, schoolId: string, name: string) =>
  sql
    .selectFrom('library_file')
    .where('school_id', '=', schoolId)
    .where('name', '=', name)
    .where('state', '=', 'published')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const hasWithdrawal = async (sql: Sql, schoolId: string) =>
  (await sql.selectFrom('withdrawal').where('school_id', '=', schoolId).select('id').limit(1).executeTakeFirst()) !== undefined

/** The digests of files that were issued, as a browser tells them. */
export const listFileDigests = async (sql: Sql, schoolId: string) => {
  const rows = await sql
    .selectFrom('issued_document')
    .where('school_id', '=', schoolId)
    .where('sha256', 'is not', null)
    .select('sha256')
    .orderBy('id')
    .limit(6)
    .execute()
  return rows.flatMap(({ sha256 }) => sha256?.toString('hex') ?? [])
}

export const hasTransfer = async (sql: Sql, cause: string) =>
  (await sql.selectFrom('ledger_transfer').where('cause', '=', cause).select('id').executeTakeFirst()) !== undefined

/** The tables of Campus and those of its job queue. */
export const dropEverything = (sql: Sql) =>
  runText(sql, 'drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
