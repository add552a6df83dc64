import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { countedRowsPath } from '@campus/contract/paths/statistics.ts'
import { approvalChart, downloadRecordData, userDayStat, userMonthStat } from '@campus/contract/statistics/charts.ts'
import { statisticsExplorer, statisticsOverview } from '@campus/contract/statistics/console.ts'
import { top10Rank } from '@campus/contract/statistics/rank.ts'
import { dayAfter, dayIn, startOfDay } from '../../platform/time/zoned-day.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { addCountedDays, type CountedDay, openCountedSchool } from '../../testing/statistics.ts'
import { makeTerminal } from '../../testing/terminals.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit } from '../../testing/units.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const zone = 'Asia/Shanghai'

const addDays = (schoolId: string, days: readonly CountedDay[]) => addCountedDays(campus(), schoolId, days)
const openSchool = () => openCountedSchool(campus())

test('a manager sees the own unit and what is below it, and of fewer than five only that they are few', async () => {
  const { schoolId, admin, manager, auditor, north, south, below } = await openSchool()
  const day = '2026-03-10'
  await addDays(schoolId, [
    { day, unit_id: north, count: 30 },
    { day, unit_id: below, count: 12 },
    { day, unit_id: below, outcome: 'refused', count: 3 },
    { day, unit_id: south, count: 500 },
    { day, count: 7 },
    { day: '2026-03-09', unit_id: below, count: 4 },
  ])
  const read = async (who: { token: string }, more: object = {}) => {
    const { data } = await ask(userDayStat, { from: '2026-03-09', until: day, ...more }, who)
    const of = (name: string) => data.logins.series.filter(({ key }) => key === name).flatMap(({ values, total }) => [...values, total])
    return { in: of('in'), refused: of('refused'), rows: data.logins.rows }
  }
  const since = (at: string | undefined) => ({ path: '/pages/sys/log/login_log', filter: {}, since: at })
  const whole = await read(admin)
  assert.deepEqual(whole, { in: [4, 549, 553], refused: [0, 3, 3], rows: since(whole.rows?.since) })
  assert.deepEqual((await read(auditor, { unitId: north })).in, [4, 42, 46])
  assert.deepEqual((await read(auditor, { unitId: north })).rows?.filter, { unitId: north })
  assert.deepEqual(await read(manager), { in: ['<5', 42, 42], refused: [0, '<5', '<5'], rows: null })
  assert.deepEqual((await read(manager, { unitId: below })).in, ['<5', 12, 12])
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const foreign = await makeUnit(campus().base.sql, stranger.schoolId, { kind: 'college' })
  for (const unitId of [south, foreign, randomUUID()])
    assert.equal((await ask(userDayStat, { from: day, until: day, unitId }, manager)).error, 'not_found')
  assert.equal((await ask(userDayStat, { from: day, until: day, unitId: north }, stranger)).error, 'not_found')
  assert.equal((await ask(userDayStat, { from: day, until: day }, await enter(campus(), { schoolId }))).error, 'forbidden')
  const byUnit = async (who: { token: string }) => {
    const query = { source: 'logins', from: day, until: day, by: 'unit', outcome: 'in' } as const
    return (await ask(statisticsExplorer, query, who)).data.chart.series.map(({ key, total }) => [key, total])
  }
  assert.deepEqual(await byUnit(admin), [
    [south, 500],
    [north, 42],
    ['none', 7],
  ])
  assert.deepEqual(await byUnit(manager), [
    [north, 30],
    [below, 12],
  ])
})

test('marks open the own list of a source, or what was counted where that list cannot be narrowed so', async () => {
  const { schoolId, admin, auditor, manager, north } = await openSchool()
  const day = dayIn(zone, campus().base.now())
  const portrait = randomUUID()
  await addDays(schoolId, [{ day, source: 'photos', subject: portrait, outcome: 'uploaded', unit_id: north, count: 9 }])
  const read = async (query: object, who = admin) => {
    const { rows, series } = (await ask(statisticsExplorer, { source: 'photos', from: day, until: day, ...query }, who)).data.chart
    return { path: rows?.path, filter: rows?.filter, marks: series[0]?.filter }
  }
  const own = '/pages/sys/log/photo_operate_log'
  const counted = countedRowsPath.address
  const source = 'photos'
  assert.deepEqual(await read({ by: 'outcome' }), { path: own, filter: {}, marks: { action: 'uploaded' } })
  assert.deepEqual(await read({ by: 'subject' }), { path: counted, filter: { source }, marks: { subject: portrait } })
  assert.deepEqual(await read({ by: 'unit', unitId: north, subject: portrait }, auditor), {
    path: counted,
    filter: { source, unitId: north, subject: portrait },
    marks: { unitId: north },
  })
  assert.deepEqual(await read({ by: 'subject' }, manager), { path: undefined, filter: undefined, marks: null })
})

test('what few people did often is few as well', async () => {
  const { sql, schoolId, admin, manager, below } = await openSchool()
  const day = dayIn(zone, campus().base.now())
  const hour = startOfDay(zone, day)
  const person_id = randomUUID()
  const counts = { school_id: schoolId, source: 'logins', unit_id: below, subject: 'password', outcome: 'in', count: 30, amount: 0 }
  await sql
    .insertInto('statistic_day')
    .values({ ...counts, day })
    .execute()
  await sql
    .insertInto('statistic_hour')
    .values({ ...counts, hour })
    .execute()
  await sql.insertInto('person_day').values({ school_id: schoolId, source: 'logins', day, person_id, unit_id: below }).execute()
  const read = async (who: { token: string }, query: object) => {
    const asked = { source: 'logins', from: day, until: day, ...query } as const
    const [series] = (await ask(statisticsExplorer, asked, who)).data.chart.series
    return [series?.values[0], series?.total]
  }
  for (const query of [{ by: 'unit' }, { by: 'outcome' }, { by: 'none', step: 'hour' }, { by: 'none', against: 'week' }]) {
    assert.deepEqual(await read(manager, query), ['<5', '<5'], JSON.stringify(query))
    assert.deepEqual(await read(admin, query), [30, 30])
  }
  const tile = async (who: { token: string }) =>
    (await ask(statisticsOverview, {}, who)).data.tiles.find(({ source }) => source === 'logins')?.today
  assert.deepEqual([await tile(manager), await tile(admin)], ['<5', 30])
})

test('spans that are reversed, endless or no days of the calendar are refused, others are held against another span', async () => {
  const { schoolId, admin } = await openSchool()
  await addDays(schoolId, [
    { day: '2026-02-28', count: 8 },
    { day: '2026-03-30', count: 20 },
    { day: '2025-03-30', count: 5 },
    { day: '2026-01-31', count: 2 },
  ])
  const errorOf = async (query: object) => (await ask(userDayStat, query as { from: string; until: string }, admin)).error
  assert.equal(await errorOf({ from: '2026-03-02', until: '2026-03-01' }), 'span_reversed')
  assert.equal(await errorOf({ from: '2001-01-01', until: '2026-01-01' }), 'span_too_long')
  for (const from of ['2026-02-30', '0000-01-01', 'now', '']) assert.equal(await errorOf({ from, until: '2026-03-01' }), 'bad_input', from)
  const explore = (query: object) =>
    ask(statisticsExplorer, { source: 'logins', from: '2026-03-30', until: '2026-03-30', by: 'none', ...query } as never, admin)
  const before = async (against: string) => (await explore({ against })).data.chart.series[0]?.before?.total
  assert.deepEqual([await before('year'), await before('month'), await before('week')], [5, 8, 0])
  assert.equal((await explore({ measure: 'amount' })).error, 'measure_missing')
  assert.equal((await explore({ measure: 'people', outcome: 'in' })).error, 'measure_missing')
  assert.equal((await explore({ step: 'hour', until: '2026-05-30' })).error, 'span_too_long')
  const months = (await ask(userMonthStat, { from: '2026-01-01', until: '2026-03-31' }, admin)).data.logins
  assert.deepEqual(
    [months.steps.map((at) => at.slice(0, 10)), months.series[0]?.values],
    [
      ['2025-12-31', '2026-01-31', '2026-02-28'],
      [2, 8, 20],
    ],
  )
})

test('hours and people that are no longer kept are not drawn as none', async () => {
  const { admin } = await openSchool()
  const daysAgo = (days: number) => dayAfter(dayIn(zone, campus().base.now()), -days)
  const errorOf = async (days: number, query: object) => {
    const asked = { source: 'logins', from: daysAgo(days), until: daysAgo(days - 1), by: 'none', step: 'day', ...query }
    return (await ask(statisticsExplorer, asked as never, admin)).error
  }
  for (const kept of [{ step: 'hour' }, { measure: 'people' }, { measure: 'people', step: 'month' }, { measure: 'people', step: 'hour' }]) {
    assert.deepEqual([await errorOf(900, kept), await errorOf(790, kept)], ['span_over', undefined], JSON.stringify(kept))
    assert.deepEqual(
      [await errorOf(500, { ...kept, against: 'year' }), await errorOf(400, { ...kept, against: 'year' })],
      ['span_over', undefined],
    )
  }
  for (const step of ['day', 'month']) assert.equal(await errorOf(900, { step, against: 'year' }), undefined)
  assert.equal((await ask(userMonthStat, { from: daysAgo(900), until: daysAgo(0) }, admin)).error, 'span_over')
})

test('what was used most is ranked for everybody, with equal places and those of before', async () => {
  const { schoolId, admin } = await openSchool()
  const terminal = async (name: string) => (await makeTerminal(campus().base, { id: schoolId }, { name, printer: 'absent' })).id
  const [first, second, third, few] = [await terminal('T1'), await terminal('T2'), await terminal('T3'), await terminal('T4')]
  const today = dayIn(zone, campus().base.now())
  const prints = (day: string, subject: string, count: number) => ({
    source: 'prints',
    outcome: 'done',
    day,
    subject,
    count,
    amount: count * 3,
  })
  await addDays(schoolId, [
    prints(today, first, 5),
    prints(today, second, 9),
    prints(today, third, 5),
    prints(today, randomUUID(), 50),
    prints(today, few, 3),
    prints(dayAfter(today, -10), randomUUID(), 60),
    prints(dayAfter(today, -10), few, 8),
    prints(dayAfter(today, -10), first, 4),
  ])
  const student = await enter(campus(), { schoolId })
  const { rows } = (await ask(top10Rank, { of: 'terminals', days: 7 }, { ...student, language: 'en_US' })).data
  assert.deepEqual(
    rows
      .map(({ place, name, count, placeBefore }) => [place, name, count, placeBefore])
      .toSorted((one, other) => String(one).localeCompare(String(other))),
    [
      [1, 'T2 en', 9, null],
      [2, 'T1 en', 5, 2],
      [2, 'T3 en', 5, null],
      [4, 'T4 en', '<5', 1],
    ],
  )
  const exact = (await ask(top10Rank, { of: 'terminals', days: 7 }, admin)).data.rows
  assert.deepEqual(
    exact.map(({ count }) => Number(count)).toSorted((one, other) => one - other),
    [3, 5, 5, 9],
  )
  assert.equal((await ask(top10Rank, { top: 11 }, student)).error, 'bad_input')
  const data = (await ask(downloadRecordData, { from: today, until: today }, admin)).data
  assert.deepEqual([data.templates.items, data.units.total], [[], 0])
})

test('the mean time to a decision is that of the decided ones', async () => {
  const { schoolId, admin } = await openSchool()
  const approvals = { source: 'approvals', subject: randomUUID(), day: '2026-03-10' }
  await addDays(schoolId, [
    { ...approvals, outcome: 'started', count: 9 },
    { ...approvals, outcome: 'passed', count: 4, amount: 4000 },
    { ...approvals, outcome: 'overdue', count: 1 },
  ])
  const chart = (await ask(approvalChart, { from: '2026-03-09', until: '2026-03-10', step: 'day' }, { ...admin, language: 'en_US' })).data
  assert.deepEqual(
    chart.events.series.map(({ key, total }) => [key, total]),
    [
      ['started', 9],
      ['passed', 4],
      ['overdue', 1],
    ],
  )
  assert.deepEqual(
    chart.timeToDecide.series.map(({ key, values, total }) => [key, values, total]),
    [['passed', [0, 1000], 1000]],
  )
  assert.deepEqual([chart.timeToDecide.measure, chart.processes.items[0]?.name, chart.processes.total], ['seconds', 'Removed', 9])
})

test('a mean is of what is shown, so that the few of a day do not follow from it', async () => {
  const { schoolId, admin, manager, below } = await openSchool()
  const decided = { source: 'approvals', subject: randomUUID(), outcome: 'passed', unit_id: below }
  await addDays(schoolId, [
    { ...decided, day: '2026-03-09', count: 10, amount: 10_000 },
    { ...decided, day: '2026-03-10', count: 1, amount: 90_000 },
  ])
  const read = async (who: { token: string }, from: string) => {
    const { data } = await ask(approvalChart, { from, until: '2026-03-10', step: 'day' }, who)
    return data.timeToDecide.series.map(({ values, total }) => [values, total])
  }
  assert.deepEqual(await read(manager, '2026-03-09'), [[[1000, '<5'], 1000]])
  assert.deepEqual(await read(manager, '2026-03-10'), [[['<5'], '<5']])
  assert.deepEqual(await read(admin, '2026-03-09'), [[[1000, 90_000], 9091]])
})
