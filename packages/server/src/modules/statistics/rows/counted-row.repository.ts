import { sql as fragment, type RawBuilder } from 'kysely'
import type { Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { StatisticEvent } from '../sources.extension.ts'

interface Asked {
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

/** Newest first; what happened at the same moment has an order of its own, so that no page repeats another. */
export const listCounted = async (sql: Sql, asked: Asked, { pageNum, pageSize }: Page) => {
  const { rows } = await fragment<Pick<StatisticEvent, 'at' | 'unit_id' | 'person_id' | 'subject' | 'outcome'>>`
    select event.at, event.unit_id, event.person_id, event.subject, event.outcome ${among(asked)}
     order by event.at desc, event.subject, event.outcome, event.person_id, event.unit_id
     limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(sql)
  return rows
}

export const sumCounted = async (sql: Sql, asked: Asked): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`select coalesce(sum(event.count), 0)::bigint as count ${among(asked)}`.execute(sql)
  return rows[0]?.count ?? 0
}
