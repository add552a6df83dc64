import type { ownScores } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useId } from 'react'
import { attemptNames, kindNames, scoreWords } from '../../../domain/score/words.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import type { Term } from '../scores/terms.ts'
import { weigh } from '../scores/weigh.ts'
import './term-scores.css'
import { gradeWords } from './words.ts'

type Score = OutputOf<typeof ownScores>['rows'][number]

/** What is unusual about a score, as text: colours alone are not accessible. */
function Marks({ score: { isPassed, attempt } }: { readonly score: Score }) {
  const words = useWords(scoreWords)
  const say = useSay()
  return (
    <>
      {attempt !== 'first' && <StateMark tone="over" t={say(attemptNames[attempt])} />}
      {!isPassed && <StateMark tone="bad" t={words.failed} />}
    </>
  )
}

function ScoreLine({ score }: { readonly score: Score }) {
  const words = useWords(gradeWords)
  const { credits } = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <li className="score-line">
      <span className="score-course">
        <PathLink to={gradesPaths.grade} query={{ id: score.id }} className="score-link">
          {nameIn(score, language)}
        </PathLink>
        <span className="score-facts">
          {say(kindNames[score.kind])} · {credits(score.credit)} <Marks score={score} />
        </span>
      </span>
      <span className="score-figure" data-failed={score.isPassed ? undefined : true}>
        <VisuallyHidden>{words.scoreOf('')}</VisuallyHidden>
        {score.score}
        {score.points !== null && <small>{score.points.toFixed(1)}</small>}
      </span>
    </li>
  )
}

const useColumns = (): Columns<Score> => {
  const words = useWords(gradeWords)
  const say = useSay()
  const language = useLanguage()
  return [
    { title: words.course, cell: (score) => nameIn(score, language) },
    { title: words.code, cell: ({ courseCode }) => courseCode },
    { title: words.kind, cell: ({ kind }) => say(kindNames[kind]) },
    { title: words.credit, cell: ({ credit }) => credit, isNumber: true },
    { title: words.score, cell: ({ score }) => <strong>{score}</strong>, isNumber: true },
    { title: words.points, cell: ({ points }) => points?.toFixed(1) ?? '–', isNumber: true },
    {
      title: words.result,
      cell: (score) => (
        <span className="score-marks">
          {score.isPassed && words.passed}
          <Marks score={score} />
        </span>
      ),
    },
  ]
}

interface TermScoresProps {
  readonly term: Term<Score>
  /** Unfolded from the start. */
  readonly isOpen: boolean
}

/** The scores of one term, folded up: a table where there is room, lines on a phone. */
export function TermScores({ term, isOpen }: TermScoresProps) {
  const words = useWords(gradeWords)
  const { term: nameTerm, credits: sayCredits } = useWords(scoreWords)
  const id = useId()
  const isWide = useWide()
  const columns = useColumns()
  const { average, credits } = weigh(term.rows)
  const name = nameTerm(term.academicYear, term.semester)
  return (
    <details className="term" aria-labelledby={id} open={isOpen}>
      <summary>
        <h2 id={id}>{name}</h2>
        <span>
          {sayCredits(credits)}
          {average !== null && ` · ${words.termAverage(average.toFixed(1))}`}
        </span>
      </summary>
      {isWide ? (
        <Table
          label={words.tableOf(name)}
          columns={columns}
          rows={term.rows}
          keyOfRow={(score) => score.id}
          renderName={({ id }, content) => (
            <PathLink to={gradesPaths.grade} query={{ id }}>
              {content}
            </PathLink>
          )}
        />
      ) : (
        <ul className="score-lines">
          {term.rows.map((score) => (
            <ScoreLine key={score.id} score={score} />
          ))}
        </ul>
      )}
    </details>
  )
}
