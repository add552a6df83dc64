import type { ChartData } from '@campus/charts/marks/data.ts'
import type { Chart as Counted } from '@campus/contract/statistics/chart.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { calendarDataOf, countText, heatDataOf, timeDataOf, totalsOf } from './chart-data.ts'
import { useDataWords } from './use-data-words.ts'
import { useNumbers } from './use-numbers.ts'
import { chartTextWords } from './words.ts'

export const drawnKinds = ['lines', 'columns', 'ranked', 'ring', 'heat', 'calendar'] as const
export type DrawnKind = (typeof drawnKinds)[number]

/** Hours of the week need hours, the days of a year need days. */
export const fitsStep = (kind: DrawnKind, { step }: Pick<Counted, 'step'>): boolean =>
  (kind !== 'heat' || step === 'hour') && (kind !== 'calendar' || step === 'day')

interface TimeChartProps {
  readonly name: string
  readonly title: string
  readonly chart: Counted
  readonly kind: DrawnKind
  readonly filter: string
}

const useData = (chart: Counted, kind: DrawnKind): ChartData => {
  const texts = useWords(chartTextWords)
  const words = useDataWords()
  const number = useNumbers(chart.measure)
  const time = useChartWords({ hour: texts.hour, day: texts.day, month: texts.monthRow }[chart.step], number)
  const named = useChartWords(texts.name, number)
  const isCompared = chart.against !== null
  switch (kind) {
    case 'ranked':
      return { kind, look: 'amounts', ...totalsOf(chart, texts.count, words), words: named }
    case 'ring': {
      const totals = totalsOf(chart, texts.count, words)
      const whole = totals.series[0]?.cells.reduce((sum, { value }) => sum + (value ?? 0), 0) ?? 0
      return { kind, ...totals, words: named, middle: number(whole) }
    }
    case 'heat':
      return { kind, ...heatDataOf(chart, words), words: time }
    case 'calendar':
      return { kind, ...calendarDataOf(chart, texts.count, words), months: words.months, weekdays: words.weekdays, words: time }
    case 'columns':
      // Two spans cannot be stacked: they stand side by side, or as lines where there are many parts.
      return isCompared && chart.series.length > 1
        ? { kind: 'lines', ...timeDataOf(chart, words), words: time }
        : { kind, look: isCompared ? 'paired' : 'stacked', ...timeDataOf(chart, words), words: time }
    default:
      return { kind, ...timeDataOf(chart, words), words: time }
  }
}

/** Numbers over time, told apart by outcome, subject or unit. */
export function TimeChart({ name, title, chart, kind, filter }: TimeChartProps) {
  const texts = useWords(chartTextWords)
  const number = useNumbers(chart.measure)
  const data = useData(chart, kind)
  const [only] = chart.series
  const isAdded = chart.measure !== 'seconds' && chart.measure !== 'milliseconds'
  const total = chart.series.length === 1 && only && isAdded ? countText(only.total, { number }) : undefined
  const before = only?.before ? countText(only.before.total, { number }) : undefined
  const note = total === undefined ? undefined : before === undefined ? texts.total(total) : texts.totalBefore(total, before)
  if (data.rows.length === 0) return <Chart name={name} title={title} data={{ ...data, rows: [] }} note={texts.none} filter={filter} />
  return <Chart name={name} title={title} data={data} note={note} filter={filter} />
}
