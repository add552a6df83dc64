import type { OutputOf } from '@campus/contract/call.ts'
import { sayList } from '@campus/contract/language.ts'
import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import type { Count } from '@campus/contract/statistics/chart.ts'
import type { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import './overview.css'
import { overviewWords } from './words.ts'

type Tile = OutputOf<typeof statisticsOverview>['tiles'][number]

const said = (count: Count) => (count === '<5' ? count : sayCount(count))
const heightOf = (count: Count) => (count === '<5' ? 2 : count)

function TodayTile({
  tile: { source, name, today, yesterday, lastWeek, hours },
  unitId,
}: {
  readonly tile: Tile
  readonly unitId?: string
}) {
  const words = useWords(overviewWords)
  const most = Math.max(1, ...hours.map(heightOf))
  const bars = hours.map((count, hour) => ({ hour, count }))
  const heard = sayList(
    bars.flatMap(({ hour, count }) => (count === 0 ? [] : `${hour}:00 ${said(count)}`)),
    useLanguage(),
  )
  return (
    <li className="today-tile">
      <h2>
        <PathLink to={statisticsPaths.explorer} query={{ source, unitId }}>
          {name}
        </PathLink>
      </h2>
      <p className="today-count">{said(today)}</p>
      <div className="today-hours" role="img" aria-label={words.hours(name, heard)}>
        {bars.map(({ hour, count }) => (
          <span key={hour} style={{ height: `${(heightOf(count) / most) * 100}%` }} title={`${hour}:00 · ${said(count)}`} />
        ))}
      </div>
      <dl>
        <div>
          <dt>{words.yesterday}</dt>
          <dd>{said(yesterday.byNow)}</dd>
        </div>
        <div>
          <dt>{words.lastWeek}</dt>
          <dd>{said(lastWeek.byNow)}</dd>
        </div>
      </dl>
    </li>
  )
}

/** Today, source by source; each leads to the explorer. */
export function TodayTiles({ tiles, unitId }: { readonly tiles: readonly Tile[]; readonly unitId: string | undefined }) {
  const words = useWords(overviewWords)
  return (
    <section aria-label={words.today}>
      <ul className="today-tiles">
        {tiles.map((tile) => (
          <TodayTile key={tile.source} tile={tile} {...(unitId && { unitId })} />
        ))}
      </ul>
    </section>
  )
}
