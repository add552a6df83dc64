import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { type StatisticSource, statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import { userDayStat } from '@campus/contract/statistics/charts.ts'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { sql as fragment } from 'kysely'
import { type Ctx, inTransaction, systemContext } from '../../context/context.ts'
import { idAt } from '../../platform/db/time-id.ts'
import { dayAfter, dayIn, startOfDay } from '../../platform/time/zoned-day.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { makePerson } from '../../testing/people.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit } from '../../testing/units.ts'
import { hoursCounted } from './counting/roll-up.repository.ts'
import { rollUpSource } from './counting/roll-up.service.ts'
import { verifySchool } from './counting/verify.service.ts'
import { statisticSources } from './sources.extension.ts'
import { sweepStatistics } from './statistics-sweep.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const context = () => systemContext(campus().base)

interface Login {
  readonly schoolId: string
  readonly personId?: string | null
  readonly at: Date
  readonly outcome?: 'in' | 'refused' | 'out'
}

const logIn = ({ base }: { base: ReturnType<typeof campus>['base'] }, logins: readonly Login[]) =>
  base.sql
    .insertInto('login_log')
    .values(
      logins.map(({ schoolId, personId = null, at, outcome = 'in' }) => ({
        id: idAt(at),
        school_id: schoolId,
        person_id: personId,
        created_at: at,
        outcome,
        way: 'password',
        network: '10.0.0.8',
      })),
    )
    .execute()

const verify = async (schoolId: string, times: readonly Date[]) =>
  void (await campus()
    .base.sql.insertInto('verification')
    .values(
      times.map((checked_at) => ({ school_id: schoolId, way: 'scan' as const, verdict: 'valid' as const, outcome: '{}', checked_at })),
    )
    .execute())

/** Waits for a worker that is counting at this moment. */
const count = (ctx: Ctx, source: StatisticSource = 'logins') =>
  inTransaction(ctx, async (ctx) => {
    await fragment`select pg_advisory_xact_lock(hashtextextended(${`statistics:${source}`}, 0))`.execute(ctx.sql)
    await rollUpSource(ctx, source)
  })

const zoned = async (schoolId: string, timeZone: string) =>
  void (await campus()
    .base.sql.insertInto('school_setting')
    .values({ school_id: schoolId, key: 'timeZone', value: JSON.stringify(timeZone) })
    .execute())

test('an hour begins by the clock of the school, and a mark has exactly its rows, late, changed and removed ones as well', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  await zoned(schoolId, 'Asia/Kolkata')
  const student = await makePerson(campus().base.sql, schoolId)
  const day = dayAfter(dayIn('Asia/Kolkata', campus().base.now()), -40)
  const midnight = startOfDay('Asia/Kolkata', day)
  const at = (minutes: number) => new Date(midnight.getTime() + minutes * 60_000)
  const login = (minutes: number, outcome: Login['outcome'] = 'in') => ({ schoolId, personId: student.id, at: at(minutes), outcome })
  await logIn(campus(), [login(-1), login(0), login(59), login(60), login(60, 'refused'), login(24 * 60 - 1), login(24 * 60)])
  await count(context())
  const read = async () => {
    const query = { source: 'logins', from: day, until: day, step: 'hour', by: 'outcome' } as const
    const { chart } = (await ask(statisticsExplorer, query, admin)).data
    return { chart, seen: Object.fromEntries(chart.series.map(({ key, values }) => [key, values])) }
  }
  const first = await read()
  assert.deepEqual([first.chart.steps.length, first.chart.steps[0], first.chart.zone], [24, midnight.toISOString(), 'Asia/Kolkata'])
  assert.deepEqual([first.seen['in']?.slice(0, 2), first.seen['in']?.at(-1), first.seen['refused']?.[1]], [[2, 1], 1, 1])
  await logIn(campus(), [login(61)])
  const { sql } = campus().base
  await sql
    .updateTable('login_log')
    .set({ outcome: 'refused' })
    .where('school_id', '=', schoolId)
    .where('created_at', '=', at(59))
    .execute()
  await sql
    .deleteFrom('login_log')
    .where('school_id', '=', schoolId)
    .where('created_at', '=', at(24 * 60 - 1))
    .execute()
  await count(context())
  const second = await read()
  assert.deepEqual([second.seen['in']?.slice(0, 2), second.seen['in']?.at(-1)], [[1, 2], 0])
  assert.deepEqual(second.seen['refused']?.slice(0, 2), [1, 1])
  const days = (await ask(userDayStat, { from: dayAfter(day, -1), until: dayAfter(day), against: 'before' }, admin)).data
  assert.deepEqual(days.people.series[0]?.values, [1, 1, 1])
  assert.deepEqual([days.people.series[0]?.total, days.people.series[0]?.before?.total], [1, 0])
  assert.deepEqual(days.logins.series.find(({ key }) => key === 'in')?.values, [1, 3, 1])
  assert.deepEqual(await verifySchool(context(), schoolId), [])
})

test('somebody counts once a day however often they come, and a day has as many people as its rows name', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  await zoned(schoolId, 'Asia/Kolkata')
  const { sql } = campus().base
  const [one, other, refused] = [await makePerson(sql, schoolId), await makePerson(sql, schoolId), await makePerson(sql, schoolId)]
  const day = dayAfter(dayIn('Asia/Kolkata', campus().base.now()), -40)
  const next = dayAfter(day)
  const midnight = startOfDay('Asia/Kolkata', day).getTime()
  const login = (personId: string, hours: number, outcome: Login['outcome'] = 'in') =>
    ({ schoolId, personId, at: new Date(midnight + hours * 3_600_000), outcome }) as const
  await logIn(campus(), [login(one.id, 0), login(one.id, 9), login(other.id, 10), login(refused.id, 11, 'refused'), login(one.id, 30)])
  await count(context())
  const peopleFrom = async () => {
    const query = { source: 'logins', from: day, until: next, step: 'day', by: 'none', measure: 'people' } as const
    return (await ask(statisticsExplorer, query, admin)).data.chart.series[0]
  }
  const peopleInRows = async (from: string, until: string) => {
    const { rows } = (await ask(loginLog, { from, until, outcome: 'in', pageSize: 100 }, admin)).data
    return new Set(rows.map(({ person }) => person?.id)).size
  }
  const inRows = async () => [await peopleInRows(day, day), await peopleInRows(next, next), await peopleInRows(day, next)]
  const first = await peopleFrom()
  assert.deepEqual([...(first?.values ?? []), first?.total], [2, 1, 2])
  assert.deepEqual(await inRows(), [2, 1, 2])
  await logIn(campus(), [login(other.id, 31)])
  await sql
    .deleteFrom('login_log')
    .where('person_id', '=', other.id)
    .where('created_at', '<', new Date(midnight + 86_400_000))
    .execute()
  await count(context())
  const second = await peopleFrom()
  assert.deepEqual([...(second?.values ?? []), second?.total], [1, 2, 2])
  assert.deepEqual(await inRows(), [1, 2, 2])
})

test('workers that are stopped half way, repeat themselves or come together count nothing twice', async () => {
  const { schoolId } = await enter(campus())
  const people = await Promise.all([1, 2, 3].map(() => makePerson(campus().base.sql, schoolId)))
  const now = campus().base.now().getTime()
  const moment = (round: number, index: number) => new Date(now - (((round * 37 + index * 11) % 60) * 86_400_000 + index * 1_234_567))
  for (let round = 0; round < 20; round += 1) {
    await logIn(
      campus(),
      Array.from({ length: 8 }, (_, index) => ({
        schoolId,
        personId: people[(round + index) % 3]?.id ?? null,
        at: moment(round, index),
        outcome: (['in', 'refused', 'out'] as const)[index % 3] ?? 'in',
      })),
    )
    const stopped = inTransaction(context(), async (ctx) => {
      await rollUpSource(ctx, 'logins')
      throw new Error('killed')
    })
    await Promise.allSettled([stopped, rollUpSource(context(), 'logins'), rollUpSource(context(), 'logins')])
  }
  await count(context())
  assert.deepEqual(await verifySchool(context(), schoolId), [])
  const { sql } = campus().base
  const unit = await makeUnit(sql, schoolId, { kind: 'college' })
  await sql.updateTable('login_log').set({ unit_id: unit }).where('school_id', '=', schoolId).where('outcome', '<>', 'out').execute()
  await count(context())
  const { rows: wrongYears } = await fragment`
    select person_id, unit_id from (
      select person_id, unit_id, year, days from person_year where school_id = ${schoolId} and bit_count(days) > 0
      union all
      select person_id, unit_id, extract(year from day)::int, bit_or(day_of_year(day)) from person_day where school_id = ${schoolId} group by 1, 2, 3
    ) as kept group by person_id, unit_id, year, days having count(*) <> 2`.execute(sql)
  assert.deepEqual([wrongYears, await verifySchool(context(), schoolId)], [[], []])
  await sql.updateTable('statistic_hour').set({ count: 99 }).where('school_id', '=', schoolId).execute()
  assert.notEqual((await verifySchool(context(), schoolId)).length, 0)
})

test('numbers without their rows stay as they are', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const { sql } = campus().base
  const day = dayAfter(dayIn('Asia/Shanghai', campus().base.now()), -90)
  const hour = startOfDay('Asia/Shanghai', day)
  const since = new Date(hour.getTime() + 30 * 86_400_000)
  const counted = { school_id: schoolId, source: 'logins', unit_id: null, subject: 'password', outcome: 'in', count: 700, amount: 0 }
  await sql
    .insertInto('statistic_hour')
    .values({ ...counted, hour })
    .execute()
  await sql
    .insertInto('statistic_day')
    .values({ ...counted, day })
    .execute()
  await sql.insertInto('statistic_rows_since').values({ school_id: schoolId, source: 'logins', since }).execute()
  await logIn(campus(), [{ schoolId, at: hour }])
  await count(context())
  const { logins } = (await ask(userDayStat, { from: day, until: day }, admin)).data
  assert.deepEqual([logins.series[0]?.total, logins.rows?.since], [700, since.toISOString()])
  assert.deepEqual(await verifySchool(context(), schoolId), [])
})

test('a day whose hours are over is counted from all its rows, and compared alone', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  await zoned(schoolId, 'Asia/Kolkata')
  const { sql } = campus().base
  const day = dayAfter(dayIn('Asia/Kolkata', campus().base.now()), -900)
  const midnight = startOfDay('Asia/Kolkata', day).getTime()
  const at = (hours: number) => new Date(midnight + hours * 3_600_000)
  const kept = new Date(at(9).getTime() + 300 * 86_400_000)
  const counted = async () => {
    const query = { source: 'verifications', from: day, until: dayAfter(day), by: 'none', step: 'day' } as const
    return (await ask(statisticsExplorer, query, admin)).data.chart.series[0]?.values
  }
  const hours = async () =>
    (await sql.selectFrom('statistic_hour').where('school_id', '=', schoolId).select('hour').orderBy('hour').execute()).length
  await verify(schoolId, [at(0), at(9), at(9), at(30), kept])
  await count(context(), 'verifications')
  await sweepStatistics(context())
  assert.deepEqual([await counted(), await hours(), await verifySchool(context(), schoolId)], [[3, 1], 1, []])
  // In UTC this hour belongs to two days of the school.
  await verify(schoolId, [at(10), at(24.25)])
  await count(context(), 'verifications')
  assert.deepEqual([await counted(), await hours(), await verifySchool(context(), schoolId)], [[4, 2], 1, []])
  await sql
    .updateTable('statistic_day')
    .set({ count: 99 })
    .where('school_id', '=', schoolId)
    .where('day', '=', fragment<Date>`${day}::date`)
    .execute()
  assert.equal((await verifySchool(context(), schoolId)).length, 1)
})

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('of every source only rows around the asked hours are read, by a time that has an index', async () => {
  const ctx = context()
  const { schoolId } = await enter(campus())
  const asked = [{ school_id: schoolId, hour: new Date('2024-03-09T05:00:00Z') }]
  const indexes = await fragment<{ name: string }>`
    select indrelid::regclass || '.' || pg_get_indexdef(indexrelid, 2, false) as name
      from pg_index where indnkeyatts > 1 and pg_get_indexdef(indexrelid, 1, false) = 'school_id'`.execute(ctx.sql)
  const indexed = new Set(indexes.rows.map(({ name }) => name))
  for (const source of sourceNames) {
    const { rows } = await fragment<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (format json) with ${hoursCounted(statisticSources.of(ctx)[source].events, asked)} select from counted`.execute(ctx.sql)
    const nodes = rows.flatMap(({ 'QUERY PLAN': [{ Plan }] }) => nodesOf(Plan))
    const times = nodes.flatMap(({ 'Relation Name': table, 'Index Cond': index = '', Filter = '' }) =>
      [...`${index} ${Filter}`.matchAll(/\((\w+) >= '2024-03-09 03:00:00/g)].map(([, column]) => `${table}.${column}`),
    )
    assert.deepEqual([source, times.length > 0, times.filter((time) => !indexed.has(time))], [source, true, []])
  }
})
