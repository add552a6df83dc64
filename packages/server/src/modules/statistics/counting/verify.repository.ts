import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { StatisticEvent } from '../sources.extension.ts'
import { zones } from './roll-up.repository.ts'

interface Recount {
  readonly schoolId: string
  readonly source: string
  readonly events: RawBuilder<StatisticEvent>
  readonly from: Date
  readonly to: Date
  /** Before it neither hours nor people are kept: days alone are compared. */
  readonly keptSince: Date
}

/** When a school has its first row or number of a source. */
export const findFirstMoment = async (sql: Sql, { schoolId, source, events }: Pick<Recount, 'schoolId' | 'source' | 'events'>) => {
  const { rows } = await fragment<{ at: Date | null }>`
    select least(
      (select event.at from (${events}) as event where event.school_id = ${schoolId} order by event.at limit 1),
      (select min(hour) from statistic_hour where school_id = ${schoolId} and source = ${source}),
      (select min(day)::timestamptz from statistic_day where school_id = ${schoolId} and source = ${source})) as at`.execute(sql)
  return rows[0]?.at ?? null
}

interface Difference {
  readonly what: 'hour' | 'day' | 'people'
  readonly at: string
  readonly stored: number
  readonly counted: number
}

/**
 * Counts every row again, in the plainest way, and compares it with what is stored. Units are left out: who moved to another one since is
 * counted where they were.
 */
export const listDifferences = async (sql: Sql, { schoolId, source, events, from, to, keptSince }: Recount) => {
  const { rows } = await fragment<Difference>`
    with zone as (select zone from (${zones}) as zones where school_id = ${schoolId}),
    event as materialized (
      select event.*, date_trunc('hour', event.at, zone) as hour, (event.at at time zone zone)::date as day
        from (${events}) as event cross join zone
       where event.school_id = ${schoolId} and event.at >= ${from} and event.at < ${to}
    ), days as (select (${from}::timestamptz at time zone zone)::date as first, (${to}::timestamptz at time zone zone)::date as after,
                  (${keptSince}::timestamptz at time zone zone)::date as kept from zone),
    counted as (
      select 'hour' as what, hour::text || ' ' || subject || ' ' || outcome as at, sum(count) as count, sum(amount) as amount
        from event where hour >= ${keptSince} group by hour, subject, outcome
      union all
      select 'day', day::text || ' ' || subject || ' ' || outcome, sum(count), sum(amount) from event group by day, subject, outcome
      union all
      select 'people', day::text, count(distinct person_id), 0 from event, days where person_id is not null and day >= days.kept group by day
    ), stored as (
      select 'hour' as what, hour::text || ' ' || subject || ' ' || outcome as at, sum(count) as count, sum(amount) as amount
        from statistic_hour where school_id = ${schoolId} and source = ${source} and hour >= greatest(${from}::timestamptz, ${keptSince}) and hour < ${to}
       group by hour, subject, outcome
      union all
      select 'day', day::text || ' ' || subject || ' ' || outcome, sum(count), sum(amount)
        from statistic_day, days where school_id = ${schoolId} and source = ${source} and day >= days.first and day < days.after group by day, subject, outcome
      union all
      select 'people', day::text, sum(count), 0
        from people_day, days where school_id = ${schoolId} and source = ${source} and day >= greatest(days.first, days.kept) and day < days.after
       group by day having sum(count) > 0
    )
    select what, at, coalesce(stored.count, 0)::bigint as stored, coalesce(counted.count, 0)::bigint as counted
      from stored full join counted using (what, at)
     where (stored.count, stored.amount) is distinct from (counted.count, counted.amount)
     order by what, at`.execute(sql)
  return rows
}
