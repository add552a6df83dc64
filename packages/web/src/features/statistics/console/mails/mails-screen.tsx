import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { emailRecordChart } from '@campus/contract/statistics/charts.ts'
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

/** What became of the mails with documents. */
export default function MailsScreen() {
  const words = useWords(statisticsWords)
  const chosen = useSpan(statisticsPaths.mails)
  const { span, step, filterText: filter } = chosen
  const read = useRead(emailRecordChart, { ...span, step })
  return (
    <ConsoleFrame screen={statisticsPaths.mails} lead={words.mailsLead}>
      <SpanFilters chosen={chosen} />
      <QueryView read={read}>
        {({ states, causes }) => (
          <div className="chart-grid">
            <div className="chart-wide">
              <TimeChart name="mails" title={words.mails} chart={states} kind="columns" filter={filter} />
            </div>
            <TimeChart name="shares" title={words.mailShares} chart={states} kind="ring" filter={filter} />
            <RankChart name="causes" title={words.causes} ranked={causes} filter={filter} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
