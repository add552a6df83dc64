import { stagesOf } from '@campus/charts/counted/chart-data.ts'
import { countedTexts, dataWordsOf } from '@campus/charts/counted/texts.ts'
import type { RegistrationState } from '@campus/contract/registration/states.ts'
import type { Chart as Counted } from '@campus/contract/statistics/chart.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { statisticsWords } from '../words.ts'

const accepted: readonly RegistrationState[] = ['passed', 'registered', 'registration_failed']
const decided: readonly RegistrationState[] = [...accepted, 'failed']
const submitted: readonly RegistrationState[] = [...decided, 'pending', 'unmatched', 'supplement']

/** How far registrations came: each stage is a part of the one before. */
export function StageChart({ chart, filter }: { readonly chart: Counted; readonly filter: string }) {
  const words = useWords(statisticsWords)
  const texts = useWords(countedTexts)
  const chartWords = useChartWords(words.stage)
  const stages = [
    [words.began, chart.series.map(({ key }) => key)],
    [words.submitted, submitted],
    [words.decided, decided],
    [words.accepted, accepted],
    [words.registered, ['registered']],
  ] as const
  const data = stagesOf(chart, words.registrations, stages, { words: dataWordsOf(texts), number: chartWords.number })
  return <Chart name="stages" title={words.stages} data={{ kind: 'funnel', ...data, words: chartWords }} filter={filter} />
}
