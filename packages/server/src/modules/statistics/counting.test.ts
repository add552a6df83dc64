import assert from 'node:assert/strict'
import { test } from 'node:test'
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
import { rollUpSource } from './counting/roll-up.service.ts'
import { verifySchool } from './counting/verify.service.ts'

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

/** Waits for a worker that is counting at this moment. */
const count = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    await fragment`select pg_advisory_xact_lock(hashtextextended('statistics:logins', 0))`.execute(ctx.sql)
    await rollUpSource(ctx, 'logins')
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
