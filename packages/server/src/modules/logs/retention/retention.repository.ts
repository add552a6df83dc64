import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { firstIdAt } from '../../../platform/db/time-id.ts'
import type { passingLogs } from './retention-kinds.ts'

export type PassingLog = (typeof passingLogs)[number]['kind']

const monthsLock = 7140343

export const lockMonths = (sql: Sql) => fragment`select pg_advisory_xact_lock(${monthsLock})`.execute(sql)

export const makeMonth = (sql: Sql, log: PassingLog | 'audit_entry', month: string) =>
  fragment`select make_log_month(${log}, ${month}::date)`.execute(sql)

/** The months of a log, by the names of their partitions. */
export const listMonths = async (sql: Sql, log: PassingLog): Promise<string[]> => {
  const { rows } = await fragment<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid join pg_class parent on parent.oid = inhparent
    where parent.relname = ${log} and child.relname ~ '_[0-9]{4}_[0-9]{2}$' order by 1`.execute(sql)
  return rows.map(({ name }) => name)
}

/** Rows before a moment, by school. */
export const countBefore = async (sql: Sql, log: PassingLog, end: Date) => {
  const { rows } = await fragment<{ school_id: string; rows: number }>`
    select school_id, count(*)::int as rows from ${fragment.table(log)} where id < ${firstIdAt(end)} group by school_id`.execute(sql)
  return rows
}

export const dropMonth = (sql: Sql, log: PassingLog, month: string) => fragment`select drop_log_month(${log}, ${month})`.execute(sql)

/** Some of the oldest rows of a school; how many they were. */
export const deleteSome = async (sql: Sql, log: PassingLog, schoolId: string, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await fragment`
    delete from ${fragment.table(log)} where school_id = ${schoolId} and id in (
      select id from ${fragment.table(log)} where school_id = ${schoolId} and id < ${firstIdAt(before)} order by id limit ${limit})`.execute(
    sql,
  )
  return Number(numAffectedRows ?? 0)
}
