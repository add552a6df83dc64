import type { OutputOf } from '@campus/contract/call.ts'
import { ownRank } from '@campus/contract/home/workbench.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { CheckCircleFill } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { TopRanks } from '../../../domain/ranking/top-ranks.tsx'
import { LinkRows } from '../../../navigation/rows.tsx'
import './rank-screen.css'
import { stepPlaces } from './step-places.ts'
import { rankWords } from './words.ts'

type Rank = OutputOf<typeof ownRank>

function LevelCard({ rank: { points, level, nextLevelAt, aheadOfPercent } }: { readonly rank: Rank }) {
  const words = useWords(rankWords)
  const percent = nextLevelAt === null ? 100 : (points / nextLevelAt) * 100
  return (
    <section className="page-card rank-card" aria-label={words.level(level)}>
      <div className="rank-level">
        <div>
          <p className="rank-name">{words.levelName(level)}</p>
          <p className="page-note">
            {words.level(level)} · {words.points(points)}
          </p>
        </div>
        <Ring label={words.progress} percent={percent} />
      </div>
      <p className="page-lead">{nextLevelAt === null ? words.top : words.left(Math.max(0, nextLevelAt - points))}</p>
      {aheadOfPercent !== null && <p className="rank-ahead">{words.ahead(aheadOfPercent)}</p>}
    </section>
  )
}

function Steps({ steps }: { readonly steps: Rank['steps'] }) {
  const words = useWords(rankWords)
  const rows = steps.map(({ step, points, isDone }) => ({
    to: stepPlaces[step],
    title: words.step(step),
    value: isDone ? (
      <span className="rank-done">
        <CheckCircleFill aria-hidden /> {words.done}
      </span>
    ) : (
      words.plus(points)
    ),
  }))
  return <LinkRows title={words.steps} rows={rows} />
}

export default function RankScreen() {
  const read = useRead(ownRank, {})
  return (
    <div className="page page-two-columns">
      <QueryView read={read}>
        {(rank) => (
          <>
            <LevelCard rank={rank} />
            <Steps steps={rank.steps} />
          </>
        )}
      </QueryView>
      <div className="page-across">
        <TopRanks path={peoplePaths.rank} usual="terminals" />
      </div>
    </div>
  )
}
