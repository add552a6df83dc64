import { stagesOf } from '@campus/charts/counted/chart-data.ts'
import type { RegistrationState } from '@campus/contract/registration/states.ts'
import type { Chart as Counted } from '@campus/contract/statistics/chart.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Chart } from '../../../../domain/chart/chart.tsx'
import { useChartWords } from '../../../../domain/chart/use-chart-words.ts'
import { statisticsWords } from '../words.ts'

const accepted: readonly RegistrationState[] = ['passed', 'registered', 'registration_failed']
const decided: readonly RegistrationState[] = [...accepted, 'failed']

/** How far registrations came: each stage is a part of the one before. */
export function StageChart({ chart, filter }: { readonly chart: Counted; readonly filter: string }) {
  const words = useWords(statisticsWords)
  const data = stagesOf(chart, words.registrations, [
    [words.began, chart.series.map(({ key }) => key)],
    [words.decided, decided],
    [words.accepted, accepted],
    [words.registered, ['registered']],
  ])
  const chartWords = useChartWords(words.stage)
  return <Chart name="stages" title={words.stages} data={{ kind: 'funnel', ...data, words: chartWords }} filter={filter} />
}
