import type { OutputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { evaluationWords } from './words.ts'

const scoreTones = ['red', 'orange', 'ochre', 'teal', 'green'] as const

/** The mean of each kind of service, and how its scores are spread. */
export function TypeResults({ byType }: Pick<OutputOf<typeof evaluationResults>, 'byType'>) {
  const words = useWords(evaluationWords)
  const rows = byType.map(({ typeName, mean }) => ({ label: typeName, note: words.mean(mean.toFixed(1)) }))
  const series = scoreTones.map((tone, index) => ({
    name: words.stars(index + 1),
    tone,
    cells: byType.map(({ scores }) => ({ value: scores[index] ?? 0 })),
  }))
  const chartWords = useChartWords(words.type)
  return <Chart name="types" title={words.byType} data={{ kind: 'ranked', look: 'shares', rows, series, words: chartWords }} />
}
