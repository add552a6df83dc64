import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { TodayTiles } from './today-tiles.tsx'
import { overviewWords } from './words.ts'

/** The numbers of the day, on the first page of the administration. */
export default function TodayPart() {
  const words = useWords(overviewWords)
  const overview = useRead(statisticsOverview, {})
  return (
    <div className="today-part">
      <header>
        <h2>{words.today}</h2>
        <PathLink to={statisticsPaths.overview}>{words.more}</PathLink>
      </header>
      <QueryView read={overview}>{({ tiles }) => <TodayTiles tiles={tiles} unitId={undefined} />}</QueryView>
    </div>
  )
}
