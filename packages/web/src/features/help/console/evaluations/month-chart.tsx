import type { OutputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { evaluationWords } from './words.ts'

const oneDigit = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

export function MonthChart({ byMonth }: Pick<OutputOf<typeof evaluationResults>, 'byMonth'>) {
  const words = useWords(evaluationWords)
  const rows = byMonth.map(({ month }) => ({ label: month }))
  const cells = byMonth.map(({ mean, count }) => ({ value: mean, text: mean.toFixed(1), hint: words.count(sayCount(count)) }))
  const chartWords = useChartWords(words.month, oneDigit)
  return (
    <Chart
      name="months"
      title={words.byMonth}
      data={{ kind: 'lines', rows, series: [{ name: words.chart, cells }], words: chartWords, range: [1, 5] }}
    />
  )
}
