import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Chart } from '@campus/contract/statistics/chart.ts'
import { calendarDataOf, heatDataOf, rankDataOf, stagesOf, timeDataOf, totalsOf } from './chart-data.ts'

const words = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [],
  over: 'no longer kept',
  people: 'people, not rows',
  together: 'several together',
  earlier: (name: string) => `${name} before`,
}

const summed = { words, number: String }

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
  rows: { path: '/pages/sys/log/login_log', filter: { unit: 'u' }, since: '2026-11-15T16:00:00Z' },
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
  assert.ok(loggedIn?.cells.every(({ link, hint }) => link === undefined && hint === 'several together'))
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
  const calendar = calendarDataOf(chart, 'Count', summed)
  assert.deepEqual(calendar.days, ['2026-11-15', '2026-11-16', '2026-11-17'])
  assert.deepEqual(
    calendar.series[0]?.cells.map(({ value, text }) => text ?? value),
    [97, 80, '≥71'],
  )
  const came: [string, string[]][] = [
    ['Came', ['refused', 'in']],
    ['Got in', ['in']],
  ]
  const stages = stagesOf(chart, 'Count', came, summed)
  assert.deepEqual(
    stages.series[0]?.cells.map(({ value }) => value),
    [247, 240],
  )
  const heat = heatDataOf({ ...chart, step: 'hour' }, summed)
  assert.deepEqual(
    heat.series.map(({ cells }) => cells[0]?.text ?? cells[0]?.value),
    [80, '≥71', 0, 0, 0, 0, 97],
  )
})

test('a ranked name leads to the rows of the whole span', () => {
  const item = { key: 'a', name: 'A', value: 4, before: 3, filter: { subject: 'a' } }
  const ranked = { ...chart, items: [item], total: 4, rows: { path: '/rows', filter: {}, since: '2026-01-01T00:00:00Z' } }
  const { series } = rankDataOf(ranked, { now: 'Now', before: 'Before' }, words)
  assert.equal(series[0]?.cells[0]?.link, '/rows?subject=a&from=2026-11-14T16%3A00%3A00Z&until=2026-11-17T16%3A00%3A00Z')
  assert.deepEqual(
    series.map(({ name }) => name),
    ['Now', 'Before'],
  )
  assert.equal(series[1]?.cells[0]?.link, '/rows?subject=a&from=2026-11-07T16%3A00%3A00Z&until=2026-11-09T16%3A00%3A00Z')
})

const hourly = (): Chart => {
  const hours = (first: string) =>
    Array.from({ length: 8 * 24 }, (_, place) => new Date(Date.parse(first) + place * 3_600_000).toISOString())
  const steps = hours('2026-11-01T16:00:00Z')
  const values = steps.map((_, place) => (place === 9 || place === 9 + 7 * 24 || place === 33 ? 6 : 0))
  return {
    ...chart,
    step: 'hour',
    from: steps[0] ?? '',
    to: '2026-11-09T16:00:00Z',
    steps,
    against: null,
    series: [{ key: 'all', name: 'All', values, total: 18, before: null, filter: {} }],
    rows: { path: '/rows', filter: {}, since: '2026-01-01T00:00:00Z' },
  }
}

test('an hour opens its rows; an hour of one week does so too, those of several weeks say that they cannot', () => {
  const chart = hourly()
  const span = 'from=2026-11-03T01%3A00%3A00.000Z&until=2026-11-03T02%3A00%3A00.000Z'
  assert.equal(timeDataOf(chart, words).series[0]?.cells[33]?.link, `/rows?${span}`)
  const { series } = heatDataOf(chart, summed)
  assert.deepEqual(series[0]?.cells[9], { value: 12, hint: 'several together' })
  assert.deepEqual(series[1]?.cells[9], { value: 6, link: `/rows?${span}` })
  assert.deepEqual(series[1]?.cells[10], { value: 0 })
})

test('days of the calendar, stages and the span held against open what they count, and people open nothing', () => {
  const rows = { path: '/rows', filter: {}, since: '2026-01-01T00:00:00Z' }
  const all = { ...chart, rows }
  assert.equal(
    calendarDataOf(all, 'Count', summed).series[0]?.cells[0]?.link,
    '/rows?from=2026-11-14T16%3A00%3A00Z&until=2026-11-15T16%3A00%3A00Z',
  )
  const stages: [string, string[]][] = [
    ['Came', ['refused', 'in']],
    ['Refused', ['refused']],
    ['Got in', ['in']],
  ]
  const links = stagesOf(all, 'Count', stages, summed).series[0]?.cells.map(({ link, hint }) => link?.split('&from')[0] ?? hint)
  assert.deepEqual(links, [
    '/rows?from=2026-11-14T16%3A00%3A00Z&until=2026-11-17T16%3A00%3A00Z',
    '/rows?outcome=refused',
    'several together',
  ])
  const earlier = timeDataOf(all, words).series[2]?.cells
  assert.equal(earlier?.[0]?.link, '/rows?outcome=refused&from=2026-11-07T16%3A00%3A00Z&until=2026-11-08T16%3A00%3A00Z')
  assert.equal(earlier?.[2]?.link, undefined)
  const people = timeDataOf({ ...all, measure: 'people' }, words).series[0]?.cells[0]
  assert.deepEqual(people, { value: 7, hint: 'people, not rows' })
  const few = { key: 'few', name: 'Few', values: ['<5' as const, 0, '<5' as const], total: '<5' as const, before: null, filter: null }
  assert.deepEqual(
    calendarDataOf({ ...all, rows: null, series: [few, few] }, 'Count', summed).series[0]?.cells.map(({ text }) => text),
    ['≥2', undefined, '≥2'],
  )
})
