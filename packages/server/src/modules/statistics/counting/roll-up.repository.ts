import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { SchoolSettings } from '../../school/school/school-settings.ts'
import type { StatisticEvent } from '../sources.extension.ts'

const hourMs = 3_600_000

/** An hour of a school. */
export interface SchoolHour {
  readonly school_id: string
  readonly hour: Date
}

/** The clock of each school. */
export const zones = fragment`select school.id as school_id, coalesce(setting.value #>> '{}', ${SchoolSettings.parse({}).timeZone}) as zone
  from school left join school_setting as setting on setting.school_id = school.id and setting.key = 'timeZone'`

/** What was counted is compared in memory. */
export const takeMemory = (sql: Sql) => fragment`set local work_mem = '64MB'`.execute(sql)

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

/** Takes hours that were announced, the oldest first. The counting comes after, with a later look at the rows: it sees what was announced. */
export const takeDue = async (sql: Sql, source: string, most: number) => {
  const { rows } = await fragment<SchoolHour>`
    with taken as (
      delete from statistic_due where source = ${source}
         and hour <= (select max(hour) from (select distinct hour from statistic_due where source = ${source} order by hour limit ${most}) as oldest)
      returning school_id, hour
    )
    select distinct school_id, hour from taken`.execute(sql)
  return rows
}

export const hasDue = async (sql: Sql, source: string) =>
  (await sql.selectFrom('statistic_due').where('source', '=', source).select('source').limit(1).executeTakeFirst()) !== undefined

interface Counting {
  readonly source: string
  readonly events: RawBuilder<StatisticEvent>
}

const columnsOf = (hours: readonly SchoolHour[]) => [hours.map(({ school_id }) => school_id), hours.map(({ hour }) => hour)] as const

/** That a time lies around these hours, which are in order. The ends are plain values: they reach an index, which hours in a join do not. */
const around = (at: RawBuilder<Date>, hours: readonly SchoolHour[], marginHours: number) => {
  const [first, last] = [hours[0], hours.at(-1)].map((end) => end?.hour.getTime() ?? 0)
  const [from, to] = [new Date((first ?? 0) - marginHours * hourMs), new Date((last ?? 0) + marginHours * hourMs)]
  return fragment`${at} >= ${from} and ${at} < ${to}`
}

const ofSchools = (hours: readonly SchoolHour[]) => fragment`any(${[...new Set(hours.map(({ school_id }) => school_id))]}::uuid[])`

const eventsAround = (events: RawBuilder<StatisticEvent>, hours: readonly SchoolHour[], marginHours: number) => fragment`
  (select * from (${events}) as event where event.school_id = ${ofSchools(hours)} and ${around(fragment`event.at`, hours, marginHours)}) as event`

const noUnit = fragment`'00000000-0000-0000-0000-000000000000'::uuid`

/** That a stored bucket was not counted again. Asked so that it is looked up by a hash: the planner takes what was counted for one row. */
const notCounted = (step: 'hour' | 'day') => fragment`
  (old.school_id, old.${fragment.ref(step)}, coalesce(old.unit_id, ${noUnit}), old.subject, old.outcome)
    not in (select school_id, ${fragment.ref(step)}, coalesce(unit_id, ${noUnit}), subject, outcome from counted)`

/** Rows in hours of UTC; where clocks differ by half hours, each touches two hours of the school. */
export const hoursCounted = (events: RawBuilder<StatisticEvent>, asked: readonly SchoolHour[]) => {
  const [schools, hours] = columnsOf(asked)
  return fragment`
    zone as materialized (${zones}),
    hours as materialized (
      select distinct zone.school_id, date_trunc('hour', edge.at, zone) as hour
        from unnest(${schools}::uuid[], ${hours}::timestamptz[]) as asked (school_id, hour) join zone using (school_id)
        cross join lateral (values (asked.hour), (asked.hour + interval '59 minutes 59.999999 seconds')) as edge (at)
    ), counted as materialized (
      select * from (
        select event.school_id, date_trunc('hour', event.at, zone.zone) as hour, event.unit_id, event.subject, event.outcome,
               sum(event.count)::bigint as count, sum(event.amount)::bigint as amount
          from ${eventsAround(events, asked, 2)} join zone using (school_id)
         group by 1, 2, 3, 4, 5) as event
       where (event.school_id, event.hour) in (select school_id, hour from hours)
    )`
}

/** Counts hours again and writes what is different; answers the hours that changed. */
export const replaceHours = async (sql: Sql, { source, events }: Counting, asked: readonly SchoolHour[]) => {
  const { rows } = await fragment<SchoolHour>`
    with ${hoursCounted(events, asked)}, gone as (
      delete from statistic_hour as old using hours
       where old.source = ${source} and old.school_id = hours.school_id and old.hour = hours.hour
         and ${around(fragment`old.hour`, asked, 2)} and ${notCounted('hour')}
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
    zone as materialized (${zones}),
    days as materialized (
      select distinct zone.school_id, (changed.hour at time zone zone.zone)::date as day
        from unnest(${schools}::uuid[], ${at}::timestamptz[]) as changed (school_id, hour) join zone using (school_id)
    )`
}

/** A day of a school begins at most so long before one of its hours, and ends so long after. */
const wholeDay = 26
/** Whole days, by whatever clock. */
const daysAround = 72

const replaceDaysFrom = (sql: Sql, source: string, changed: readonly SchoolHour[], parts: RawBuilder<unknown>) =>
  fragment`
    with ${daysOf(changed)},
    counted as materialized (
      select * from (
        select part.school_id, (part.at at time zone zone.zone)::date as day, part.unit_id, part.subject, part.outcome,
               sum(part.count)::bigint as count, sum(part.amount)::bigint as amount
          from (${parts}) as part join zone using (school_id)
         group by 1, 2, 3, 4, 5) as part
       where (part.school_id, part.day) in (select school_id, day from days)
    ), gone as (
      delete from statistic_day as old using days
       where old.source = ${source} and old.school_id = days.school_id and old.day = days.day
         and ${around(fragment`old.day`, changed, daysAround)} and ${notCounted('day')}
    )
    insert into statistic_day as old (school_id, source, day, unit_id, subject, outcome, count, amount)
    select school_id, ${source}, day, unit_id, subject, outcome, count, amount from counted
    on conflict on constraint statistic_day__once do update set count = excluded.count, amount = excluded.amount
      where (old.count, old.amount) <> (excluded.count, excluded.amount)`.execute(sql)

/** Days follow from their hours. */
export const replaceDays = (sql: Sql, source: string, changed: readonly SchoolHour[]) =>
  replaceDaysFrom(
    sql,
    source,
    changed,
    fragment`select school_id, hour as at, unit_id, subject, outcome, count, amount from statistic_hour as hours
      where hours.source = ${source} and hours.school_id = ${ofSchools(changed)} and ${around(fragment`hours.hour`, changed, wholeDay)}`,
  )

/** Days whose hours are no longer kept follow from their rows. */
export const replaceOldDays = (sql: Sql, { source, events }: Counting, changed: readonly SchoolHour[]) =>
  replaceDaysFrom(sql, source, changed, fragment`select * from ${eventsAround(events, changed, wholeDay)}`)

/** Who was there on the days of these hours, each once. */
export const replacePeople = (sql: Sql, { source, events }: Counting, changed: readonly SchoolHour[]) =>
  fragment`
    with ${daysOf(changed)},
    seen as materialized (
      select * from (
        select distinct on (1, 2, 3) event.school_id, (event.at at time zone zone.zone)::date as day, event.person_id, event.unit_id
          from ${eventsAround(events, changed, wholeDay)} join zone using (school_id)
         where event.person_id is not null
         order by 1, 2, 3, 4) as event
       where (event.school_id, event.day) in (select school_id, day from days)
    ), gone as (
      delete from person_day as old using days
       where old.source = ${source} and old.school_id = days.school_id and old.day = days.day
         and ${around(fragment`old.day`, changed, daysAround)}
         and (old.school_id, old.day, old.person_id) not in (select school_id, day, person_id from seen)
    )
    insert into person_day as old (school_id, source, day, person_id, unit_id)
    select school_id, ${source}, day, person_id, unit_id from seen
    on conflict (school_id, source, day, person_id) do update set unit_id = excluded.unit_id
      where old.unit_id is distinct from excluded.unit_id`.execute(sql)
