import type { ChartWords } from '@campus/charts/marks/data.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../domain/chart/chart.tsx'
import { useChartWords } from '../../domain/chart/use-chart-words.ts'
import { type Day, daysInRow } from './day-bars.ts'
import { lookWords } from './words.ts'

interface DayChartProps {
  readonly title: string
  readonly days: readonly Day[]
  /** How many days are shown. */
  readonly count?: number
  /** The last of them, where it is not today. */
  readonly until?: string | undefined
  readonly names: readonly [first: string, second: string]
  /** Parts of one whole stand on one another; what is compared stands side by side. */
  readonly look: 'stacked' | 'paired'
  /** The totals of both over the shown days. */
  readonly sayTotal: (first: number, second: number) => string
  /** How a value is said, where it is no count. */
  readonly number?: ChartWords['number']
  /** The smallest scale that makes sense, so that next to nothing does not look like much. */
  readonly least?: number
}

const tones = ['green', 'orange'] as const

/** The last days in columns. */
export function DayChart({ title, days, count = 30, until, names, look, sayTotal, number, least = 1 }: DayChartProps) {
  const { day } = useWords(lookWords)
  const words = useChartWords(day, number)
  const today = dateOf(useNow(0))
  const shown = daysInRow(days, until ?? today, count)
  const sum = (index: 0 | 1) => shown.reduce((total, { values }) => total + values[index], 0)
  const series = ([0, 1] as const).map((index) => ({
    name: names[index],
    tone: tones[index],
    cells: shown.map(({ values }) => ({ value: values[index] })),
  }))
  const rows = shown.map((one) => ({ label: one.day, short: one.day.slice(5) }))
  return <Chart name="days" title={title} data={{ kind: 'columns', look, rows, series, words, least }} note={sayTotal(sum(0), sum(1))} />
}
