import { AcademicYear, ownScores } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { RecordChoice } from '../../../domain/certificate/record-choice.tsx'
import { scoreWords } from '../../../domain/score/words.ts'
import { termsOf } from '../scores/terms.ts'
import { weigh } from '../scores/weigh.ts'
import './grades-screen.css'
import { SummaryFigures } from './summary-figures.tsx'
import { TermScores } from './term-scores.tsx'
import { TrendChart } from './trend-chart.tsx'
import { gradeWords } from './words.ts'

type Scores = OutputOf<typeof ownScores>

const averagesOf = (rows: Scores['rows']) =>
  termsOf(rows)
    .toReversed()
    .flatMap(({ academicYear, semester, rows }) => {
      const { average } = weigh(rows)
      return average === null ? [] : [{ academicYear, semester, average }]
    })

interface YearScoresProps {
  readonly recordId: string | undefined
  readonly all: Scores
  readonly year: string | undefined
}

/** The figures of a single year are the server's, too: which attempt counts is its business. */
function YearScores({ recordId, all, year }: YearScoresProps) {
  const ofYear = useRead(ownScores, { recordId, academicYear: year }, { background: true })
  const shown = year === undefined ? all : ofYear.data
  const rows = shown?.rows ?? all.rows.filter(({ academicYear }) => academicYear === year)
  const averages = averagesOf(all.rows)
  return (
    <>
      <SummaryFigures summary={shown?.summary ?? all.summary} />
      {averages.length > 1 && year === undefined && <TrendChart terms={averages} />}
      {termsOf(rows).map((term, index) => (
        <TermScores key={term.key} term={term} isOpen={index === 0 || year !== undefined} />
      ))}
    </>
  )
}

export default function GradesScreen() {
  const words = useWords(gradeWords)
  const { none } = useWords(scoreWords)
  const query = useQueryOf(documentsPaths.grades)
  const recordId = Id.safeParse(query.recordId).data
  const year = AcademicYear.safeParse(query.academicYear).data
  const read = useRead(ownScores, { recordId })
  const toRanking = <Button onClick={() => void open(documentsPaths.ranking, { recordId })}>{words.toRanking}</Button>
  return (
    <div className="page grades">
      <RecordChoice value={recordId} onChoose={(id) => void redirect(documentsPaths.grades, { recordId: id })} />
      <QueryView read={read} empty={<Empty t={none} />}>
        {(all) => {
          const years = [...new Set(all.rows.map(({ academicYear }) => academicYear))]
          return (
            <>
              <Choice
                label={words.year}
                look="filters"
                options={[['', words.all], ...years.map((one) => [one, one] as const)]}
                value={year ?? ''}
                onChoose={(one) => void redirect(documentsPaths.grades, { recordId, academicYear: one === '' ? undefined : one })}
              />
              <YearScores recordId={recordId} all={all} year={year} />
              <div className="page-buttons grades-ways">
                <Button color="primary" onClick={() => void open(documentsPaths.scoreProof, { recordId })}>
                  {words.toProof}
                </Button>
                {toRanking}
              </div>
            </>
          )
        }}
      </QueryView>
    </div>
  )
}
