import type { StatisticStep } from '@campus/contract/statistics/chart.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export interface Asked {
  readonly schoolId: string
  readonly source: string
  readonly first: string
  readonly last: string
  readonly from: Date
  readonly to: Date
  readonly units: readonly string[] | null
  readonly subject?: string | undefined
  readonly outcome?: string | undefined
}

/** By what numbers are told apart; units stand for the group that they are shown in. */
export type By = 'none' | 'outcome' | 'subject' | { readonly groups: ReadonlyMap<string, string> }

export interface CountedRow {
  readonly key: string
  /** As the steps of a span name it; `all` for the whole span. */
  readonly step: string
  readonly count: number
  readonly amount: number
}

const iso = (column: RawBuilder<unknown>) => fragment`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const groupsOf = (by: By) => (typeof by === 'object' ? [...by.groups] : [])

const groupJoin = (by: By) => {
  if (typeof by === 'string') return fragment``
  const pairs = groupsOf(by)
  return fragment`left join unnest(${pairs.map(([unit]) => unit)}::uuid[], ${pairs.map(([, group]) => group)}::text[]) as unit_group (unit, name)
    on unit_group.unit = counted.unit_id`
}

const keyOf = (by: By) => {
  if (by === 'none') return fragment`'all'`
  if (by === 'outcome') return fragment`counted.outcome`
  if (by === 'subject') return fragment`counted.subject`
  return fragment`coalesce(unit_group.name, 'none')`
}

const narrowed = ({ units, subject, outcome }: Asked) => fragment`
  ${units === null ? fragment`` : fragment`and counted.unit_id = any(${units}::uuid[])`}
  ${subject === undefined ? fragment`` : fragment`and counted.subject = ${subject}`}
  ${outcome === undefined ? fragment`` : fragment`and counted.outcome = ${outcome}`}`

/** Counts and amounts by step and key. */
export const listCounts = async (sql: Sql, asked: Asked, step: StatisticStep, by: By) => {
  const { schoolId, source } = asked
  const isHourly = step === 'hour'
  const stepKey = isHourly
    ? iso(fragment`counted.hour`)
    : step === 'day'
      ? fragment`counted.day::text`
      : fragment`to_char(counted.day, 'YYYY-MM')`
  const inSpan = isHourly
    ? fragment`counted.hour >= ${asked.from} and counted.hour < ${asked.to}`
    : fragment`counted.day between ${asked.first}::date and ${asked.last}::date`
  const { rows } = await fragment<CountedRow>`
    select ${keyOf(by)} as key, ${stepKey} as step, sum(counted.count)::bigint as count, sum(counted.amount)::bigint as amount
      from ${isHourly ? fragment`statistic_hour` : fragment`statistic_day`} as counted ${groupJoin(by)}
     where counted.school_id = ${schoolId} and counted.source = ${source} and ${inSpan} ${narrowed(asked)}
     group by 1, 2`.execute(sql)
  return rows
}

/** The months of a span, cut to it. */
const monthsOf = ({ first, last }: Asked) => fragment`
  select to_char(month, 'YYYY-MM') as step, greatest(month::date, ${first}::date) as first,
         least((month + interval '1 month')::date - 1, ${last}::date) as last
    from generate_series(date_trunc('month', ${first}::date::timestamp), ${last}::date::timestamp, interval '1 month') as month`

/** Different people by step and key, and of the whole span (`all`): they do not add up, except the units of one day. */
export const listPeople = async (sql: Sql, asked: Asked, step: Exclude<StatisticStep, 'hour'>, by: By) => {
  const { schoolId, source, first, last } = asked
  const among = narrowed({ ...asked, subject: undefined, outcome: undefined })
  const whole = fragment`select 'all' as step, ${first}::date as first, ${last}::date as last`
  const { rows } = await fragment<CountedRow>`
    with part as materialized (
      select part.step, year, days_of_year(year, part.first, part.last) as days
        from (${step === 'month' ? fragment`${monthsOf(asked)} union all ${whole}` : whole}) as part
        cross join lateral generate_series(extract(year from part.first)::int, extract(year from part.last)::int) as year
    ), there as (
      select distinct ${keyOf(by)} as key, part.step, counted.person_id
        from part join person_year as counted on counted.year = part.year and bit_count(counted.days & part.days) > 0 ${groupJoin(by)}
       where counted.school_id = ${schoolId} and counted.source = ${source} ${among}
    )
    select key, step, count(*)::bigint as count, 0 as amount from there group by 1, 2
    ${
      step === 'month'
        ? fragment``
        : fragment`union all
    select ${keyOf(by)}, counted.day::text, sum(counted.count)::bigint, 0
      from people_day as counted ${groupJoin(by)}
     where counted.school_id = ${schoolId} and counted.source = ${source} and counted.day between ${first}::date and ${last}::date ${among}
     group by 1, 2 having sum(counted.count) > 0`
    }`.execute(sql)
  return rows
}

/** Subjects with their counts in a span, the largest first. */
export const listSubjects = async (sql: Sql, { schoolId, source, first, last, units }: Asked, limit: number) => {
  const { rows } = await fragment<{ subject: string }>`
    select counted.subject from statistic_day as counted
     where counted.school_id = ${schoolId} and counted.source = ${source} and counted.day between ${first}::date and ${last}::date
       ${units === null ? fragment`` : fragment`and counted.unit_id = any(${units}::uuid[])`}
     group by 1 order by sum(counted.count) desc, 1 limit ${limit}`.execute(sql)
  return rows.map(({ subject }) => subject)
}

export const listUnits = (sql: Sql, schoolId: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).select(['id', 'parent_id', 'name', 'name_en', 'name_tw']).execute()
