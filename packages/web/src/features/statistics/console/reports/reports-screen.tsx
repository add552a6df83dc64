import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { reports } from '@campus/contract/statistics/reports.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Pager } from '@campus/ui/table/pager.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { ReportCard } from './report-card.tsx'
import './reports.css'
import { reportsWords } from './words.ts'

/** Saved views of the statistics: one's own first, then what others share. */
export default function ReportsScreen() {
  const words = useWords(reportsWords)
  const { query, place, move } = useAddressed(statisticsPaths.reports)
  const page = usePage(reports, { ...place })
  const toExplorer = <PathLink to={statisticsPaths.explorer}>{words.toExplorer}</PathLink>
  return (
    <ConsoleFrame screen={statisticsPaths.reports} lead={words.lead} actions={toExplorer}>
      <QueryView read={page} empty={<Empty t={words.none} action={toExplorer} />} isEmpty={({ total }) => total === 0}>
        {({ rows, total }) => (
          <div className="console-column">
            {rows
              .toSorted((one, other) => Number(other.id === query.id) - Number(one.id === query.id))
              .map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
            {total > place.pageSize && <Pager label={words.lead} place={place} total={total} onMove={move} />}
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
