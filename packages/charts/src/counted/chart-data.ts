import type { Chart, Count, Ranked } from '@campus/contract/statistics/chart.ts'
import type { Cell, ChartWords, Row, Series } from '../marks/data.ts'
import { addressOfRows, type Span } from './rows-address.ts'
import { clockIn, rowOf, weekdayOf } from './steps.ts'
import type { DataWords } from './texts.ts'
import { toneOf } from './tones.ts'

/** Where a number below five is drawn that is not told. */
const small = 2

const numberIn = (count: Count): Cell => (count === '<5' ? { value: small, text: '<5' } : { value: count })

const sum = (counts: readonly Count[]) => counts.reduce<number>((total, count) => total + (count === '<5' ? small : count), 0)

type Counted = Pick<Chart, 'rows' | 'zone'>
type Filter = Ranked['items'][number]['filter']

const hasNothing = (count: Count) => count === 0

/** The address of exactly the rows that a mark counts, or why there is none. */
const rowsOf = (count: Count, { rows, zone }: Counted, filter: Filter, span: Span, words: DataWords): Pick<Cell, 'link' | 'hint'> => {
  if (rows === null || filter === null || hasNothing(count)) return {}
  if (Date.parse(span.from) < Date.parse(rows.since)) return { hint: words.over }
  const link = addressOfRows(rows, filter, span, zone)
  return link === undefined ? {} : { link }
}

export interface TimeData {
  readonly rows: readonly Row[]
  readonly series: readonly Series[]
}

/** The steps of a chart with its series; those of the earlier span follow, step by step. */
export const timeDataOf = (chart: Chart, words: DataWords): TimeData => {
  const clock = clockIn(chart.zone)
  const spanAt = (place: number): Span => ({ from: chart.steps[place] ?? chart.from, to: chart.steps[place + 1] ?? chart.to })
  const now = chart.series.map(({ key, name, values, filter }) => ({
    name,
    ...toneOf(key),
    cells: values.map((count, place) => ({ ...numberIn(count), ...rowsOf(count, chart, filter, spanAt(place), words) })),
  }))
  const earlier = chart.series.flatMap(({ key, name, before }) =>
    before === null
      ? []
      : {
          name: words.earlier(name),
          ...toneOf(key),
          isEarlier: true,
          cells: chart.steps.map((_, place) => {
            const count = before.values[place]
            return count === undefined ? { value: null } : numberIn(count)
          }),
        },
  )
  return { rows: chart.steps.map((step) => rowOf(clock(step), chart.step, words.weekdays)), series: [...now, ...earlier] }
}

/** The totals of the span, the largest first as they came. */
export const rankDataOf = (ranked: Ranked, names: { readonly now: string; readonly before: string }, words: DataWords): TimeData => {
  const { items, from, to } = ranked
  const cells = items.map(({ value, filter }) => ({ ...numberIn(value), ...rowsOf(value, ranked, filter, { from, to }, words) }))
  const before = items.map(({ before }) => (before === null ? { value: null } : numberIn(before)))
  const isCompared = items.some((item) => item.before !== null)
  return {
    rows: items.map(({ name }) => ({ label: name })),
    series: [{ name: names.now, cells }, ...(isCompared ? [{ name: names.before, isEarlier: true, cells: before }] : [])],
  }
}

/** The series of a chart as parts of the whole span. */
export const totalsOf = (chart: Chart, name: string, words: DataWords): TimeData => {
  const shown = chart.series.filter(({ total }) => !hasNothing(total))
  return {
    rows: shown.map(({ key, name }) => ({ label: name, ...toneOf(key) })),
    series: [
      {
        name,
        cells: shown.map(({ total, filter }) => ({ ...numberIn(total), ...rowsOf(total, chart, filter, chart, words) })),
      },
    ],
  }
}

/** How many reached each stage, by the states that lie at or behind it. */
export const stagesOf = (
  chart: Chart,
  name: string,
  stages: readonly (readonly [label: string, states: readonly string[]])[],
): TimeData => ({
  rows: stages.map(([label]) => ({ label })),
  series: [
    {
      name,
      cells: stages.map(([, states]) => ({ value: sum(chart.series.flatMap(({ key, total }) => (states.includes(key) ? total : []))) })),
    },
  ],
})

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** All series together by hour of the day and day of the week. */
export const heatDataOf = (chart: Chart, { weekdays }: DataWords): TimeData => {
  const clock = clockIn(chart.zone)
  const totals = new Map<string, number>()
  for (const [place, step] of chart.steps.entries()) {
    const { day, time } = clock(step)
    const key = `${weekdayOf(day)} ${time.slice(0, 2)}`
    totals.set(key, (totals.get(key) ?? 0) + sum(chart.series.map(({ values }) => values[place] ?? 0)))
  }
  return {
    rows: hoursOfDay.map((hour) => ({ label: `${hour}:00`, short: String(Number(hour)) })),
    series: weekdays.map((name, weekday) => ({
      name,
      cells: hoursOfDay.map((hour) => ({ value: totals.get(`${weekday} ${hour}`) ?? 0 })),
    })),
  }
}

/** All series together, day by day. */
export const calendarDataOf = (chart: Chart, name: string, words: DataWords): TimeData & { readonly days: readonly string[] } => {
  const clock = clockIn(chart.zone)
  const { rows, series } = timeDataOf(chart, words)
  const own = series.slice(0, chart.series.length)
  const cells = rows.map((_, place): Cell => {
    const [only] = own
    return own.length === 1 && only
      ? (only.cells[place] ?? { value: 0 })
      : { value: sum(chart.series.map(({ values }) => values[place] ?? 0)) }
  })
  return { rows, days: chart.steps.map((step) => clock(step).day), series: [{ name, cells }] }
}

export const countText = (count: Count, words: Pick<ChartWords, 'number'>): string => (count === '<5' ? count : words.number(count))
