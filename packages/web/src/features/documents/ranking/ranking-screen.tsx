import { ownRanking } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RecordChoice } from '../../../domain/certificate/record-choice.tsx'
import './ranking-screen.css'
import { TopRanks } from '../../../domain/ranking/top-ranks.tsx'
import { SpreadChart } from '../../../domain/score/spread-chart.tsx'
import { topShare } from './top-share.ts'
import { rankingWords } from './words.ts'

type Ranking = OutputOf<typeof ownRanking>

function MyPlace({ ranking, overall }: { readonly ranking: Ranking; readonly overall: NonNullable<Ranking['overall']> }) {
  const words = useWords(rankingWords)
  const language = useLanguage()
  const { rank, of, average, gpa } = overall
  return (
    <section className="page-card page-card-center my-place" aria-labelledby="my-place">
      <h2 id="my-place">{words.group(ranking.grade, nameIn(ranking.major, language))}</h2>
      <p className="my-place-rank">
        <strong>{rank}</strong>
        <span> / {of}</span>
      </p>
      <p className="my-place-share">{words.top(topShare(rank, of))}</p>
      <dl>
        <div>
          <dt>{words.average}</dt>
          <dd>{average.toFixed(2)}</dd>
        </div>
        <div>
          <dt>{words.gpa}</dt>
          <dd>{gpa.toFixed(2)}</dd>
        </div>
      </dl>
      <p className="page-note">{words.how}</p>
    </section>
  )
}

function Years({ years }: Pick<Ranking, 'years'>) {
  const words = useWords(rankingWords)
  if (years.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="rank-years">
      <h2 id="rank-years">{words.years}</h2>
      <ul className="rank-years">
        {years.map(({ academicYear, rank, of, average }) => (
          <li key={academicYear}>
            <span className="rank-year-head">
              <strong>{academicYear}</strong>
              <span>{words.rankOf(rank, of)}</span>
            </span>
            <span className="rank-track" aria-hidden="true">
              <span style={{ width: `${of === 0 ? 0 : ((of - rank + 1) / of) * 100}%` }} />
            </span>
            <small>
              {words.top(topShare(rank, of))} · {words.yearAverage(average.toFixed(2))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function RankingScreen() {
  const words = useWords(rankingWords)
  const recordId = Id.safeParse(useQueryOf(documentsPaths.ranking).recordId).data
  const read = useRead(ownRanking, { recordId })
  const toGrades = <Button onClick={() => void open(documentsPaths.grades, { recordId })}>{words.toGrades}</Button>
  return (
    <div className="page page-two-columns">
      <div className="page-across">
        <RecordChoice value={recordId} onChoose={(id) => void redirect(documentsPaths.ranking, { recordId: id })} />
      </div>
      <QueryView read={read} isEmpty={({ overall }) => overall === null} empty={<Empty t={words.none} action={toGrades} />}>
        {(ranking) => (
          <>
            {ranking.overall && <MyPlace ranking={ranking} overall={ranking.overall} />}
            <div className="page-column">
              <SpreadChart title={words.spread} spread={ranking.spread} />
              <Years years={ranking.years} />
              <div className="page-buttons">
                <Button color="primary" onClick={() => void open(documentsPaths.search, { words: words.proofWord })}>
                  {words.toProof}
                </Button>
                {toGrades}
              </div>
            </div>
          </>
        )}
      </QueryView>
      <div className="page-across">
        <TopRanks path={documentsPaths.ranking} />
      </div>
    </div>
  )
}
