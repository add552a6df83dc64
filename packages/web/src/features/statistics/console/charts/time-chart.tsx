import { countText } from '@campus/charts/counted/chart-data.ts'
import { dataOfChart } from '@campus/charts/counted/data-of-chart.ts'
import { numbersOf } from '@campus/charts/counted/numbers.ts'
import { countedTexts } from '@campus/charts/counted/texts.ts'
import type { Chart as Counted } from '@campus/contract/statistics/chart.ts'
import type { DrawnKind } from '@campus/contract/statistics/drawn-kinds.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'

interface TimeChartProps {
  readonly name: string
  readonly title: string
  readonly chart: Counted
  readonly kind: DrawnKind
  readonly filter: string
}

/** Numbers over time, told apart by outcome, subject or unit. */
export function TimeChart({ name, title, chart, kind, filter }: TimeChartProps) {
  const texts = useWords(countedTexts)
  const number = numbersOf(chart.measure, texts)
  const data = dataOfChart(chart, kind, texts)
  const [only] = chart.series
  const isAdded = chart.measure !== 'seconds' && chart.measure !== 'milliseconds'
  const total = chart.series.length === 1 && only && isAdded ? countText(only.total, { number }) : undefined
  const before = only?.before ? countText(only.before.total, { number }) : undefined
  const note = total === undefined ? undefined : before === undefined ? texts.total(total) : texts.totalBefore(total, before)
  if (data.rows.length === 0) return <Chart name={name} title={title} data={{ ...data, rows: [] }} note={texts.none} filter={filter} />
  return <Chart name={name} title={title} data={data} note={note} filter={filter} />
}
