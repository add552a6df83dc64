import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { SchoolSettings } from '../../school/school/school-settings.ts'
import type { StatisticEvent } from '../sources.extension.ts'

/** An hour of a school. */
export interface SchoolHour {
  readonly school_id: string
  readonly hour: Date
}

/** The clock of each school. */
export const zones = fragment`select school.id as school_id, coalesce(setting.value #>> '{}', ${SchoolSettings.parse({}).timeZone}) as zone
  from school left join school_setting as setting on setting.school_id = school.id and setting.key = 'timeZone'`

/** Of two who count the same source, the second goes on to the next one: what it would count is being counted. */
export const tryLock = async (sql: Sql, source: string) => {
  const { rows } = await fragment<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`statistics:${source}`}, 0)) as "isFree"`.execute(sql)
  return rows[0]?.isFree === true
}

export const findCountedAt = (sql: Sql, source: string) =>
  sql.selectFrom('statistic_counted').where('source', '=', source).select('counted_at').executeTakeFirst()

/** Since when all sources are counted. */
export const findLastCount = async (sql: Sql) =>
  (
    await sql
      .selectFrom('statistic_counted')
      .select((row) => row.fn.min('counted_at').as('at'))
      .executeTakeFirst()
  )?.at

export const setCountedAt = (sql: Sql, source: string, counted_at: Date) =>
  sql
    .insertInto('statistic_counted')
    .values({ source, counted_at })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ counted_at }))
    .execute()

/** Takes the hours that were announced. The counting comes after, with a later look at the rows: it sees what was announced. */
export const takeDue = async (sql: Sql, source: string) => {
  const { rows } = await fragment<SchoolHour>`
    with taken as (delete from statistic_due where source = ${source} returning school_id, hour)
    select distinct school_id, hour from taken`.execute(sql)
  return rows
}

const columnsOf = (hours: readonly SchoolHour[]) => [hours.map(({ school_id }) => school_id), hours.map(({ hour }) => hour)] as const

interface Counting {
  readonly source: string
  readonly events: RawBuilder<StatisticEvent>
  /** All hours that touch this span, of all schools. */
  readonly from: Date
  readonly to: Date
  /** And these hours of UTC: where clocks differ by half hours, they touch two each. */
  readonly due: readonly SchoolHour[]
}

/** Counts hours again and writes what is different; answers the hours that changed. */
export const replaceHours = async (sql: Sql, { source, events, from, to, due }: Counting) => {
  const [schools, hours] = columnsOf(due)
  const { rows } = await fragment<SchoolHour>`
    with zone as materialized (${zones}),
    hours as materialized (
      select school_id, hour from zone
        cross join lateral generate_series(date_trunc('hour', ${from}::timestamptz, zone), ${to}::timestamptz, interval '1 hour') as hour
      union
      select zone.school_id, date_trunc('hour', edge.at, zone)
        from unnest(${schools}::uuid[], ${hours}::timestamptz[]) as due (school_id, hour) join zone using (school_id)
        cross join lateral (values (due.hour), (due.hour + interval '59 minutes 59.999999 seconds')) as edge (at)
    ), counted as materialized (
      select hours.school_id, hours.hour, event.unit_id, event.subject, event.outcome,
             sum(event.count)::bigint as count, sum(event.amount)::bigint as amount
        from hours join (${events}) as event
          on event.school_id = hours.school_id and event.at >= hours.hour and event.at < hours.hour + interval '1 hour'
       group by 1, 2, 3, 4, 5
    ), gone as (
      delete from statistic_hour as old using hours
       where old.source = ${source} and old.school_id = hours.school_id and old.hour = hours.hour
         and not exists (select from counted where counted.school_id = old.school_id and counted.hour = old.hour
           and counted.unit_id is not distinct from old.unit_id and counted.subject = old.subject and counted.outcome = old.outcome)
      returning old.school_id, old.hour
    ), written as (
      insert into statistic_hour as old (school_id, source, hour, unit_id, subject, outcome, count, amount)
      select school_id, ${source}, hour, unit_id, subject, outcome, count, amount from counted
      on conflict on constraint statistic_hour__once do update set count = excluded.count, amount = excluded.amount
        where (old.count, old.amount) <> (excluded.count, excluded.amount)
      returning old.school_id, old.hour
    )
    select school_id, hour from gone union select school_id, hour from written`.execute(sql)
  return rows
}

const daysOf = (hours: readonly SchoolHour[]) => {
  const [schools, at] = columnsOf(hours)
  return fragment`
    select school_id, day, day::timestamp at time zone zone as starts_at, (day + 1)::timestamp at time zone zone as ends_at
      from (select distinct zone.school_id, zone.zone, (changed.hour at time zone zone.zone)::date as day
              from unnest(${schools}::uuid[], ${at}::timestamptz[]) as changed (school_id, hour) join (${zones}) as zone using (school_id)) as days`
}

/** Days follow from their hours. */
export const replaceDays = (sql: Sql, source: string, changed: readonly SchoolHour[]) =>
  fragment`
    with days as materialized (${daysOf(changed)}),
    counted as materialized (
      select days.school_id, days.day, hours.unit_id, hours.subject, hours.outcome, sum(hours.count)::bigint as count, sum(hours.amount)::bigint as amount
        from days join statistic_hour as hours on hours.school_id = days.school_id and hours.source = ${source}
          and hours.hour >= days.starts_at and hours.hour < days.ends_at
       group by 1, 2, 3, 4, 5
    ), gone as (
      delete from statistic_day as old using days
       where old.source = ${source} and old.school_id = days.school_id and old.day = days.day
         and not exists (select from counted where counted.school_id = old.school_id and counted.day = old.day
           and counted.unit_id is not distinct from old.unit_id and counted.subject = old.subject and counted.outcome = old.outcome)
    )
    insert into statistic_day as old (school_id, source, day, unit_id, subject, outcome, count, amount)
    select school_id, ${source}, day, unit_id, subject, outcome, count, amount from counted
    on conflict on constraint statistic_day__once do update set count = excluded.count, amount = excluded.amount
      where (old.count, old.amount) <> (excluded.count, excluded.amount)`.execute(sql)

/** Who was there on the days of these hours, each once. */
export const replacePeople = (sql: Sql, { source, events }: Pick<Counting, 'source' | 'events'>, changed: readonly SchoolHour[]) =>
  fragment`
    with days as materialized (${daysOf(changed)}),
    seen as materialized (
      select distinct on (days.school_id, days.day, event.person_id) days.school_id, days.day, event.person_id, event.unit_id
        from days join (${events}) as event
          on event.school_id = days.school_id and event.at >= days.starts_at and event.at < days.ends_at
       where event.person_id is not null
       order by days.school_id, days.day, event.person_id, event.unit_id
    ), gone as (
      delete from person_day as old using days
       where old.source = ${source} and old.school_id = days.school_id and old.day = days.day
         and not exists (select from seen where seen.school_id = old.school_id and seen.day = old.day and seen.person_id = old.person_id)
    )
    insert into person_day as old (school_id, source, day, person_id, unit_id)
    select school_id, ${source}, day, person_id, unit_id from seen
    on conflict (school_id, source, day, person_id) do update set unit_id = excluded.unit_id
      where old.unit_id is distinct from excluded.unit_id`.execute(sql)
