import { rankDataOf } from '@campus/charts/counted/chart-data.ts'
import { numbersOf } from '@campus/charts/counted/numbers.ts'
import { countedTexts, dataWordsOf } from '@campus/charts/counted/texts.ts'
import type { Ranked } from '@campus/contract/statistics/chart.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'

interface RankChartProps {
  readonly name: string
  readonly title: string
  readonly ranked: Ranked
  readonly filter: string
}

/** The totals of a span by name, the largest first. */
export function RankChart({ name, title, ranked, filter }: RankChartProps) {
  const texts = useWords(countedTexts)
  const words = useChartWords(texts.name, numbersOf(ranked.measure, texts))
  const data = rankDataOf(ranked, { now: texts.count, before: texts.before }, dataWordsOf(texts))
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
