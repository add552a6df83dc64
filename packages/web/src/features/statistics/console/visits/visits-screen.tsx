import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { userDayStat, userMonthStat } from '@campus/contract/statistics/charts.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../charts/chart-grid.css'
import { TimeChart } from '../charts/time-chart.tsx'
import { SpanFilters } from '../span/span-filters.tsx'
import { useSpan } from '../span/use-span.ts'
import { statisticsWords } from '../words.ts'

/** Who comes, day by day or month by month. */
export default function VisitsScreen() {
  const words = useWords(statisticsWords)
  const chosen = useSpan(statisticsPaths.visits, ['day', 'month'])
  const read = useRead(chosen.step === 'month' ? userMonthStat : userDayStat, chosen.span)
  return (
    <ConsoleFrame screen={statisticsPaths.visits} lead={words.visitsLead}>
      <SpanFilters chosen={chosen} />
      <QueryView read={read}>
        {({ people, logins }) => (
          <div className="chart-grid">
            <div className="chart-wide">
              <TimeChart name="people" title={words.people} chart={people} kind="lines" filter={chosen.filterText} />
            </div>
            <div className="chart-wide">
              <TimeChart name="logins" title={words.logins} chart={logins} kind="columns" filter={chosen.filterText} />
            </div>
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
