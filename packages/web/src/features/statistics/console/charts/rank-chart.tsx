import type { Ranked } from '@campus/contract/statistics/chart.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { rankDataOf } from './chart-data.ts'
import { useDataWords } from './use-data-words.ts'
import { useNumbers } from './use-numbers.ts'
import { chartTextWords } from './words.ts'

interface RankChartProps {
  readonly name: string
  readonly title: string
  readonly ranked: Ranked
  readonly filter: string
}

/** The totals of a span by name, the largest first. */
export function RankChart({ name, title, ranked, filter }: RankChartProps) {
  const texts = useWords(chartTextWords)
  const words = useChartWords(texts.name, useNumbers(ranked.measure))
  const data = rankDataOf(ranked, { now: texts.count, before: texts.before }, useDataWords())
  return (
    <Chart
      name={name}
      title={title}
      data={{ kind: 'ranked', look: 'amounts', ...data, words }}
      note={ranked.items.length === 0 ? texts.none : undefined}
      filter={filter}
    />
  )
}
