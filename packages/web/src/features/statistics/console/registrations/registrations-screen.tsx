import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { assignRegisterChart, registerChart } from '@campus/contract/statistics/charts.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../charts/chart-grid.css'
import { RankChart } from '../charts/rank-chart.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import { SpanFilters } from '../span/span-filters.tsx'
import { useSpan } from '../span/use-span.ts'
import { statisticsWords } from '../words.ts'
import { StageChart } from './stage-chart.tsx'

/** Who registered, and who decided it. */
export default function RegistrationsScreen() {
  const words = useWords(statisticsWords)
  const chosen = useSpan(statisticsPaths.registrations)
  const { span, step, filterText: filter } = chosen
  const registrations = useRead(registerChart, { ...span, step })
  const decided = useRead(assignRegisterChart, { ...span, step })
  return (
    <ConsoleFrame screen={statisticsPaths.registrations} lead={words.registrationsLead}>
      <SpanFilters chosen={chosen} />
      <QueryView read={registrations}>
        {(chart) => (
          <div className="chart-grid">
            <div className="chart-wide">
              <TimeChart name="registrations" title={words.registrations} chart={chart} kind="columns" filter={filter} />
            </div>
            <StageChart chart={chart} filter={filter} />
            <TimeChart name="states" title={words.registrationStates} chart={chart} kind="ring" filter={filter} />
          </div>
        )}
      </QueryView>
      <QueryView read={decided}>
        {({ methods, reviewers }) => (
          <div className="chart-grid">
            <TimeChart name="methods" title={words.methods} chart={methods} kind="columns" filter={filter} />
            <RankChart name="reviewers" title={words.reviewers} ranked={reviewers} filter={filter} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
