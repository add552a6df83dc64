import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Chart } from '@campus/contract/statistics/chart.ts'
import { calendarDataOf, heatDataOf, rankDataOf, stagesOf, timeDataOf, totalsOf } from './chart-data.ts'

const words = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [],
  over: 'no longer kept',
  earlier: (name: string) => `${name} before`,
}

/** Midnight in Shanghai is four in the afternoon of the day before. */
const chart: Chart = {
  source: 'logins',
  name: 'Logins',
  measure: 'count',
  step: 'day',
  from: '2026-11-14T16:00:00Z',
  to: '2026-11-17T16:00:00Z',
  zone: 'Asia/Shanghai',
  steps: ['2026-11-14T16:00:00Z', '2026-11-15T16:00:00Z', '2026-11-16T16:00:00Z'],
  against: { from: '2026-11-07T16:00:00Z', to: '2026-11-09T16:00:00Z', steps: ['2026-11-07T16:00:00Z', '2026-11-08T16:00:00Z'] },
  series: [
    {
      key: 'refused',
      name: 'Refused',
      values: [7, 0, '<5'],
      total: 7,
      before: { values: [1, 2], total: 3 },
      filter: { outcome: 'refused' },
    },
    { key: 'in', name: 'Logged in', values: [90, 80, 70], total: 240, before: null, filter: null },
  ],
  rows: { path: '/pages/sys/log/login_log', takes: 'moment', filter: { unit: 'u' }, since: '2026-11-15T16:00:00Z' },
}

test('a mark leads to its step, its series and the filter of the chart, and says when the rows are gone', () => {
  const { rows, series } = timeDataOf({ ...chart, rows: chart.rows && { ...chart.rows, since: '2026-11-14T16:00:00Z' } }, words)
  assert.deepEqual(
    rows.map(({ label }) => label),
    ['2026-11-15 Sun', '2026-11-16 Mon', '2026-11-17 Tue'],
  )
  const [refused, loggedIn] = series
  assert.equal(
    refused?.cells[0]?.link,
    '/pages/sys/log/login_log?unit=u&outcome=refused&from=2026-11-14T16%3A00%3A00Z&until=2026-11-15T16%3A00%3A00Z',
  )
  assert.match(refused?.cells[2]?.link ?? '', /from=2026-11-16T16%3A00%3A00Z&until=2026-11-17T16%3A00%3A00Z$/)
  assert.equal(refused?.cells[1]?.link, undefined, 'nothing to list')
  assert.ok(loggedIn?.cells.every(({ link, hint }) => link === undefined && hint === undefined))
  assert.deepEqual(timeDataOf(chart, words).series[0]?.cells[0], { value: 7, hint: 'no longer kept' })
})

test('few people are drawn small and said as few; the earlier span follows step by step', () => {
  const { series } = timeDataOf(chart, words)
  assert.equal(series[0]?.cells[2]?.text, '<5')
  assert.deepEqual(
    series.map(({ name, isEarlier, tone }) => [name, isEarlier, tone]),
    [
      ['Refused', undefined, 'red'],
      ['Logged in', undefined, 'green'],
      ['Refused before', true, 'red'],
    ],
  )
  assert.deepEqual(
    series[2]?.cells.map(({ value }) => value),
    [1, 2, null],
  )
})

test('totals, days and hours of the week are the same numbers', () => {
  assert.deepEqual(
    totalsOf(chart, 'Count', words).series[0]?.cells.map(({ value }) => value),
    [7, 240],
  )
  const calendar = calendarDataOf(chart, 'Count', words)
  assert.deepEqual(calendar.days, ['2026-11-15', '2026-11-16', '2026-11-17'])
  assert.deepEqual(
    calendar.series[0]?.cells.map(({ value }) => value),
    [97, 80, 72],
  )
  const stages = stagesOf(chart, 'Count', [
    ['Came', ['refused', 'in']],
    ['Got in', ['in']],
  ])
  assert.deepEqual(
    stages.series[0]?.cells.map(({ value }) => value),
    [247, 240],
  )
  const heat = heatDataOf({ ...chart, step: 'hour' }, words)
  assert.deepEqual(
    heat.series.map(({ cells }) => cells[0]?.value),
    [80, 72, 0, 0, 0, 0, 97],
  )
})

test('a ranked name leads to the rows of the whole span', () => {
  const item = { key: 'a', name: 'A', value: 4, before: 3, filter: { subject: 'a' } }
  const ranked = { ...chart, items: [item], total: 4, rows: { path: '/rows', takes: 'moment' as const, filter: {}, since: chart.from } }
  const { series } = rankDataOf(ranked, { now: 'Now', before: 'Before' }, words)
  assert.equal(series[0]?.cells[0]?.link, '/rows?subject=a&from=2026-11-14T16%3A00%3A00Z&until=2026-11-17T16%3A00%3A00Z')
  assert.deepEqual(
    series.map(({ name }) => name),
    ['Now', 'Before'],
  )
})

test('on a screen that takes days a mark opens its first and last day, and an hour opens nothing', () => {
  const days = { ...chart, rows: chart.rows && { ...chart.rows, takes: 'day' as const, since: '2026-11-14T16:00:00Z' } }
  const linksOf = (data: typeof days) => timeDataOf(data, words).series[0]?.cells.map(({ link }) => link)
  assert.match(linksOf(days)?.[0] ?? '', /from=2026-11-15&until=2026-11-15$/)
  const hours = { ...days, steps: ['2026-11-15T01:00:00Z', '2026-11-15T02:00:00Z', '2026-11-15T03:00:00Z'], to: '2026-11-15T04:00:00Z' }
  assert.deepEqual(linksOf(hours), [undefined, undefined, undefined])
})
