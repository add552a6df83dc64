import { sql as fragment, type RawBuilder } from 'kysely'
import type { Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { StatisticEvent } from '../sources.extension.ts'

export interface Asked {
  readonly events: RawBuilder<StatisticEvent>
  readonly schoolId: string
  readonly from: Date
  readonly to: Date
  readonly units: readonly string[] | null
  readonly subject?: string | undefined
  readonly outcome?: string | undefined
}

const among = ({ events, schoolId, from, to, units, subject, outcome }: Asked) => fragment`
  from (${events}) as event
 where event.school_id = ${schoolId} and event.at >= ${from} and event.at < ${to}
   ${units === null ? fragment`` : fragment`and event.unit_id = any(${units}::uuid[])`}
   ${subject === undefined ? fragment`` : fragment`and event.subject = ${subject}`}
   ${outcome === undefined ? fragment`` : fragment`and event.outcome = ${outcome}`}`

export interface CountedRow extends Pick<StatisticEvent, 'at' | 'unit_id' | 'person_id' | 'subject' | 'outcome'> {
  /** The time to the microsecond, which a date of the program does not hold. */
  readonly moment: string
}

/** Newest first; what happened at the same moment has an order of its own, so that no page repeats another. */
const list = async (sql: Sql, among: RawBuilder<unknown>, { limit, offset }: { readonly limit: number; readonly offset: number }) => {
  const { rows } = await fragment<CountedRow>`
    select event.at, event.at::text as moment, event.unit_id, event.person_id, event.subject, event.outcome ${among}
     order by event.at desc, event.subject, event.outcome, event.person_id, event.unit_id
     limit ${limit} offset ${offset}`.execute(sql)
  return rows
}

export const listCounted = (sql: Sql, asked: Asked, { pageNum, pageSize }: Page) =>
  list(sql, among(asked), { limit: pageSize, offset: (pageNum - 1) * pageSize })

/** What was counted has no id of its own: one goes on at a moment, after as many as were read of it. */
export interface ReadUntil {
  readonly moment: string
  readonly read: number
}

export const listCountedAfter = (sql: Sql, asked: Asked, last: ReadUntil | undefined, limit: number) =>
  last
    ? list(sql, fragment`${among(asked)} and event.at <= ${last.moment}::timestamptz`, { limit, offset: last.read })
    : list(sql, among(asked), { limit, offset: 0 })

export const countCounted = async (sql: Sql, asked: Asked, max: number): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`
    select count(*) as count from (select ${among(asked)} limit ${max}) as counted`.execute(sql)
  return rows[0]?.count ?? 0
}

export const sumCounted = async (sql: Sql, asked: Asked): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`select coalesce(sum(event.count), 0)::bigint as count ${among(asked)}`.execute(sql)
  return rows[0]?.count ?? 0
}
