import type { Chart, Count, Ranked } from '@campus/contract/statistics/chart.ts'
import type { Cell, ChartWords, Row, Series } from '../marks/data.ts'
import { addressOfRows, type Span } from './rows-address.ts'
import { clockIn, rowOf, weekdayOf } from './steps.ts'
import type { DataWords } from './texts.ts'
import { toneOf } from './tones.ts'

/** Where a number below five is drawn that is not told. */
const small = 2

export const numberIn = (count: Count): Cell => (count === '<5' ? { value: small, text: '<5' } : { value: count })

/** What several numbers make together: of those that are not told, each is at least one. */
export const sumOf = (counts: readonly Count[], number: ChartWords['number']): Cell => {
  const told = counts.filter((count) => count !== '<5')
  const few = counts.length - told.length
  const total = told.reduce((sum, count) => sum + count, 0)
  if (few === 0) return { value: total }
  return few === 1 && total === 0 ? numberIn('<5') : { value: total + few, text: `≥${number(total + few)}` }
}

type Counted = Pick<Chart, 'rows' | 'measure'>
type Filter = Ranked['items'][number]['filter']

const hasNothing = (count: Count | null) => count === 0 || count === null

/** The address of exactly the rows that a mark counts, or why there is none. */
const rowsOf = (
  count: Count | null,
  { rows, measure }: Counted,
  filter: Filter,
  span: Span,
  words: DataWords,
): Pick<Cell, 'link' | 'hint'> => {
  if (rows === null || hasNothing(count)) return {}
  if (measure === 'people') return { hint: words.people }
  if (filter === null) return { hint: words.together }
  if (Date.parse(span.from) < Date.parse(rows.since)) return { hint: words.over }
  return { link: addressOfRows(rows, filter, span) }
}

const stepSpan = ({ steps, to }: { readonly steps: readonly string[]; readonly to: string }, place: number): Span => ({
  from: steps[place] ?? to,
  to: steps[place + 1] ?? to,
})

export interface TimeData {
  readonly rows: readonly Row[]
  readonly series: readonly Series[]
}

/** The steps of a chart with its series; those of the earlier span follow, step by step. */
export const timeDataOf = (chart: Chart, words: DataWords): TimeData => {
  const clock = clockIn(chart.zone)
  const { against } = chart
  const now = chart.series.map(({ key, name, values, filter }) => ({
    name,
    ...toneOf(key),
    cells: values.map((count, place) => ({ ...numberIn(count), ...rowsOf(count, chart, filter, stepSpan(chart, place), words) })),
  }))
  const earlier = chart.series.flatMap(({ key, name, before, filter }) =>
    before === null || against === null
      ? []
      : {
          name: words.earlier(name),
          ...toneOf(key),
          isEarlier: true,
          cells: chart.steps.map((_, place) => {
            const count = before.values[place]
            return count === undefined
              ? { value: null }
              : { ...numberIn(count), ...rowsOf(count, chart, filter, stepSpan(against, place), words) }
          }),
        },
  )
  return { rows: chart.steps.map((step) => rowOf(clock(step), chart.step, words.weekdays)), series: [...now, ...earlier] }
}

/** The totals of the span, the largest first as they came. */
export const rankDataOf = (ranked: Ranked, names: { readonly now: string; readonly before: string }, words: DataWords): TimeData => {
  const { items, against } = ranked
  const cells = items.map(({ value, filter }) => ({ ...numberIn(value), ...rowsOf(value, ranked, filter, ranked, words) }))
  const before = items.map(({ before, filter }) =>
    before === null || against === null ? { value: null } : { ...numberIn(before), ...rowsOf(before, ranked, filter, against, words) },
  )
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

interface Summed {
  readonly words: DataWords
  readonly number: ChartWords['number']
}

type Stage = readonly [label: string, states: readonly string[]]

/** How many reached each stage, by the states that lie at or behind it. A stage of several states has no list of its own, unless it is all. */
export const stagesOf = (chart: Chart, name: string, stages: readonly Stage[], { words, number }: Summed): TimeData => ({
  rows: stages.map(([label]) => ({ label })),
  series: [
    {
      name,
      cells: stages.map(([, states]) => {
        const within = chart.series.filter(({ key, total }) => states.includes(key) && !hasNothing(total))
        const isAll = chart.series.every((each) => within.includes(each) || hasNothing(each.total))
        const [only] = within
        const filter = isAll ? {} : within.length === 1 && only ? only.filter : null
        const cell = sumOf(
          within.map(({ total }) => total),
          number,
        )
        return { ...cell, ...rowsOf(cell.value, chart, filter, chart, words) }
      }),
    },
  ],
})

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** All series together by hour of the day and day of the week. What is of several weeks has no list of its own. */
export const heatDataOf = (chart: Chart, { words, number }: Summed): TimeData => {
  const clock = clockIn(chart.zone)
  const places = Map.groupBy(chart.steps.keys(), (place) => {
    const { day, time } = clock(chart.steps[place] ?? '')
    return `${weekdayOf(day)} ${time.slice(0, 2)}`
  })
  const cellOf = (weekday: number, hour: string): Cell => {
    const hours = places.get(`${weekday} ${hour}`) ?? []
    const cell = sumOf(
      hours.flatMap((place) => chart.series.map(({ values }) => values[place] ?? 0)),
      number,
    )
    const counted = hours.filter((place) => chart.series.some(({ values }) => !hasNothing(values[place] ?? 0)))
    const [only] = counted
    const isOne = counted.length === 1 && only !== undefined
    return { ...cell, ...rowsOf(cell.value, chart, isOne ? {} : null, isOne ? stepSpan(chart, only) : chart, words) }
  }
  return {
    rows: hoursOfDay.map((hour) => ({ label: `${hour}:00`, short: String(Number(hour)) })),
    series: words.weekdays.map((name, weekday) => ({ name, cells: hoursOfDay.map((hour) => cellOf(weekday, hour)) })),
  }
}

/** All series together, day by day. */
export const calendarDataOf = (chart: Chart, name: string, { words, number }: Summed): TimeData & { readonly days: readonly string[] } => {
  const clock = clockIn(chart.zone)
  const [only, ...others] = chart.series
  const cells = chart.steps.map((_, place): Cell => {
    const cell = sumOf(
      chart.series.map(({ values }) => values[place] ?? 0),
      number,
    )
    return { ...cell, ...rowsOf(cell.value, chart, only && others.length === 0 ? only.filter : {}, stepSpan(chart, place), words) }
  })
  return { rows: timeDataOf(chart, words).rows, days: chart.steps.map((step) => clock(step).day), series: [{ name, cells }] }
}

export const countText = (count: Count, words: Pick<ChartWords, 'number'>): string => (count === '<5' ? count : words.number(count))
