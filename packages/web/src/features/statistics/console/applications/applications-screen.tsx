import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { downloadRecordChart, downloadRecordData, printRecordCount, printRecordUserCount } from '@campus/contract/statistics/charts.ts'
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

/** Applications for documents, and what was printed of them. */
export default function ApplicationsScreen() {
  const words = useWords(statisticsWords)
  const chosen = useSpan(statisticsPaths.applications)
  const { span, step, filterText: filter } = chosen
  const applications = useRead(downloadRecordChart, { ...span, step })
  const named = useRead(downloadRecordData, span)
  const prints = useRead(printRecordCount, { ...span, step })
  const people = useRead(printRecordUserCount, { ...span, step })
  return (
    <ConsoleFrame screen={statisticsPaths.applications} lead={words.applicationsLead}>
      <SpanFilters chosen={chosen} />
      <QueryView read={applications}>
        {(chart) => <TimeChart name="applications" title={words.applications} chart={chart} kind="columns" filter={filter} />}
      </QueryView>
      <QueryView read={named}>
        {({ templates, units }) => (
          <div className="chart-grid">
            <RankChart name="templates" title={words.templates} ranked={templates} filter={filter} />
            <RankChart name="units" title={words.units} ranked={units} filter={filter} />
          </div>
        )}
      </QueryView>
      <QueryView read={prints}>
        {({ prints, pages, terminals }) => (
          <div className="chart-grid">
            <div className="chart-wide">
              <TimeChart name="prints" title={words.prints} chart={prints} kind="columns" filter={filter} />
            </div>
            <TimeChart name="pages" title={words.pages} chart={pages} kind="lines" filter={filter} />
            <RankChart name="terminals" title={words.terminals} ranked={terminals} filter={filter} />
          </div>
        )}
      </QueryView>
      <QueryView read={people}>
        {(chart) => <TimeChart name="people" title={words.printPeople} chart={chart} kind="lines" filter={filter} />}
      </QueryView>
    </ConsoleFrame>
  )
}
