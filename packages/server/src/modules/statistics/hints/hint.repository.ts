import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import { zones } from '../counting/roll-up.repository.ts'
import type { StatisticEvent } from '../sources.extension.ts'

interface Hour {
  readonly schoolId: string
  readonly source: string
  readonly hour: Date
}

/** Longer ago nobody can do anything about it. */
const longestBack = '7 days'

interface LastHour {
  readonly school_id: string
  readonly source: StatisticSource
  readonly hour: Date
}

/** The last hour by the clock of each school that has ended and is counted to its end. What is not counted yet is looked at later. */
export const listLastHours = async (sql: Sql, now: Date) => {
  const { rows } = await fragment<LastHour>`
    select zone.school_id, counted.source, date_trunc('hour', least(${now}, counted.counted_at) - interval '1 hour', zone.zone) as hour
      from (${zones}) as zone cross join statistic_counted as counted`.execute(sql)
  return rows
}

const lastHours = (hours: readonly LastHour[]) => fragment`
  unnest(${hours.map(({ school_id }) => school_id)}::uuid[], ${hours.map(({ source }) => source)}::text[],
         ${hours.map(({ hour }) => hour)}::timestamptz[]) as last (school_id, source, hour)`

/** Hours up to the last ones since it was looked at last: what had many enough to be looked at. At first only the last one. */
export const listBusyHours = async (sql: Sql, hours: readonly LastHour[], fewest: number) => {
  const { rows } = await fragment<{ school_id: string; source: StatisticSource; hour: Date; outcome: string; count: number }>`
    select counted.school_id, counted.source, counted.hour, counted.outcome, sum(counted.count)::bigint as count
      from ${lastHours(hours)}
      left join statistic_source_look as looked using (school_id, source)
      join statistic_hour as counted on counted.school_id = last.school_id and counted.source = last.source and counted.hour <= last.hour
       and counted.hour > greatest(coalesce(looked.hour, last.hour - interval '1 hour'), last.hour - ${longestBack}::interval)
     group by 1, 2, 3, 4 having sum(counted.count) >= ${fewest} order by 1, 3, 2, 4`.execute(sql)
  return rows
}

export const noteLookedAt = (sql: Sql, hours: readonly LastHour[]) =>
  fragment`
    insert into statistic_source_look as looked (school_id, source, hour) select school_id, source, hour from ${lastHours(hours)}
    on conflict (school_id, source) do update set hour = greatest(looked.hour, excluded.hour)`.execute(sql)

/** What the same outcome had in these hours. Hours without any are not among them. */
export const listEarlier = async (
  sql: Sql,
  { schoolId, source, hours, outcome }: Omit<Hour, 'hour'> & { hours: readonly Date[]; outcome: string },
) => {
  const { rows } = await fragment<{ hour: Date; count: number }>`
    select hour, sum(count)::bigint as count from statistic_hour
     where school_id = ${schoolId} and source = ${source} and hour = any(${hours}::timestamptz[]) and outcome = ${outcome} group by 1`.execute(
    sql,
  )
  return rows
}

/** Since when a school counts a source at all. */
export const findFirstDay = async (sql: Sql, schoolId: string, source: string) =>
  (
    await sql
      .selectFrom('statistic_day')
      .where('school_id', '=', schoolId)
      .where('source', '=', source)
      .select(fragment<string | null>`min(day)::text`.as('day'))
      .executeTakeFirst()
  )?.day ?? null

interface Explanation {
  readonly kind: 'unit' | 'network' | 'subject'
  readonly key: string
  readonly count: number
  /** Its part of the same hours of earlier weeks; networks are not kept so long. */
  readonly usual_share: number
}

interface Explained extends Hour {
  readonly outcome: string
  readonly earlier: readonly Date[]
  readonly events: RawBuilder<StatisticEvent>
}

/** The unit, the network and the subject with the most in an hour. */
export const listExplanations = async (sql: Sql, { schoolId, source, hour, outcome, earlier, events }: Explained) => {
  const { rows } = await fragment<Explanation>`
    with event as materialized (
      select unit_id::text as unit_id, network, subject, count from (${events}) as event
       where school_id = ${schoolId} and at >= ${hour} and at < ${hour}::timestamptz + interval '1 hour' and outcome = ${outcome}
    ), parts as (
      select 'network' as kind, network as key, sum(count)::bigint as count from event where network <> '' group by 2
      union all select 'unit', unit_id, sum(count)::bigint from event where unit_id is not null group by 2
      union all select 'subject', subject, sum(count)::bigint from event where subject <> '' group by 2
    ), usual as (
      select unit_id::text as unit_id, subject, count from statistic_hour
       where school_id = ${schoolId} and source = ${source} and outcome = ${outcome} and hour = any(${earlier}::timestamptz[])
    )
    select distinct on (kind) kind, key, count,
           coalesce((select sum(usual.count) filter (where key = case kind when 'unit' then usual.unit_id when 'subject' then usual.subject end)::float8
                            / sum(usual.count) from usual), 0) as usual_share
      from parts order by kind, count desc, key`.execute(sql)
  return rows
}

/** False where it was told already. */
export const insertHint = async (sql: Sql, row: NewRow<'statistic_hint'>) =>
  (
    await sql
      .insertInto('statistic_hint')
      .values(row)
      .onConflict((conflict) => conflict.constraint('statistic_hint__once').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const findHint = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('statistic_hint').where('school_id', '=', schoolId).where('id', '=', id).select(['id', 'hour']).executeTakeFirst()

export const listHints = (sql: Sql, schoolId: string, since: Date) =>
  sql
    .selectFrom('statistic_hint')
    .where('school_id', '=', schoolId)
    .where('hour', '>=', since)
    .selectAll()
    .orderBy('hour', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()
