import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { approvalChart, faceChart } from '@campus/contract/statistics/charts.ts'
import { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import '../charts/chart-grid.css'
import { RankChart } from '../charts/rank-chart.tsx'
import { TimeChart } from '../charts/time-chart.tsx'
import { SpanFilters } from '../span/span-filters.tsx'
import { useSpan } from '../span/use-span.ts'
import { Hints } from './hints.tsx'
import { TodayTiles } from './today-tiles.tsx'
import { overviewWords } from './words.ts'

/** What happens today, what is unusual, and how approvals and face checks go. */
export default function OverviewScreen() {
  const words = useWords(overviewWords)
  const minuteOf = useMinuteOf()
  const chosen = useSpan(statisticsPaths.overview)
  const { span, step, filterText: filter } = chosen
  const { unitId } = span
  const overview = useRead(statisticsOverview, unitId ? { unitId } : {})
  const approvals = useRead(approvalChart, { ...span, step })
  const faces = useRead(faceChart, { ...span, step })
  return (
    <ConsoleFrame screen={statisticsPaths.overview} lead={words.lead}>
      <QueryView read={overview}>
        {({ tiles, hints, countedAt }) => (
          <>
            <TodayTiles tiles={tiles} unitId={unitId} />
            <p className="console-note">{countedAt ? words.countedAt(minuteOf(Date.parse(countedAt))) : words.neverCounted}</p>
            <Hints hints={hints} />
          </>
        )}
      </QueryView>
      <SpanFilters chosen={chosen} />
      <QueryView read={approvals}>
        {({ events, timeToDecide, processes }) => (
          <div className="chart-grid">
            <div className="chart-wide">
              <TimeChart name="approvals" title={words.approvals} chart={events} kind="lines" filter={filter} />
            </div>
            <TimeChart name="time" title={words.timeToDecide} chart={timeToDecide} kind="lines" filter={filter} />
            <RankChart name="processes" title={words.processes} ranked={processes} filter={filter} />
          </div>
        )}
      </QueryView>
      <QueryView read={faces}>
        {({ outcomes, purposes }) => (
          <div className="chart-grid">
            <TimeChart name="faces" title={words.faces} chart={outcomes} kind="columns" filter={filter} />
            <RankChart name="purposes" title={words.purposes} ranked={purposes} filter={filter} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
