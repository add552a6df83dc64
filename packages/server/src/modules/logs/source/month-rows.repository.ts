import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { firstIdAt, momentOf } from '../../../platform/db/time-id.ts'
import type { LogWhere } from '../log-source.extension.ts'

type Condition = RawBuilder<boolean>

const startingWith = (words: string) => `${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The part of a log that is partitioned by month: its ids carry the time, so that they alone choose the months. */
export const conditionsOf = (where: LogWhere): Condition[] => {
  const { schoolId, from, before, cursor, unitIds, personId, outcome, network, requestId } = where
  return [
    fragment<boolean>`school_id = ${schoolId}`,
    ...(from ? [fragment<boolean>`id >= ${firstIdAt(from)}`] : []),
    ...(before ? [fragment<boolean>`id < ${firstIdAt(before)}`] : []),
    ...(cursor ? [fragment<boolean>`id < ${cursor}`] : []),
    ...(unitIds ? [fragment<boolean>`unit_id = any(${unitIds}::uuid[])`] : []),
    ...(personId ? [fragment<boolean>`person_id = ${personId}`] : []),
    ...(outcome ? [fragment<boolean>`outcome = ${outcome}`] : []),
    ...(network ? [fragment<boolean>`network like ${startingWith(network)}`] : []),
    ...(requestId ? [fragment<boolean>`request_id = ${requestId}`] : []),
  ]
}

export const allOf = (conditions: readonly Condition[]): Condition => fragment<boolean>`${fragment.join([...conditions], fragment` and `)}`

type MonthlyLog = 'audit_entry' | 'login_log' | 'face_call' | 'photo_event'

/** The next rows of a log, newest first. */
export const listMonthRows = async <Row>(sql: Sql, log: MonthlyLog, conditions: readonly Condition[], limit: number): Promise<Row[]> => {
  const { rows } = await fragment<Row>`
    select * from ${fragment.table(log)} where ${allOf(conditions)} order by id desc limit ${limit}`.execute(sql)
  return rows
}

export const countMonthRows = async (sql: Sql, log: MonthlyLog, conditions: readonly Condition[], max: number): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`
    select count(*) as count from (select from ${fragment.table(log)} where ${allOf(conditions)} limit ${max}) as counted`.execute(sql)
  return rows[0]?.count ?? 0
}

export const firstMomentOf = async (sql: Sql, log: MonthlyLog, schoolId: string): Promise<Date | undefined> => {
  const { rows } = await fragment<{ id: string }>`
    select id from ${fragment.table(log)} where school_id = ${schoolId} order by id limit 1`.execute(sql)
  return rows[0] && momentOf(rows[0].id)
}
