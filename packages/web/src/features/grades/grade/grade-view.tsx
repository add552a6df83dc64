import { type Grade, gradeDetail } from '@campus/contract/grades/grades.ts'
import { remarkNames } from '@campus/contract/grades/parts.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { SpreadChart } from '../../../domain/score/spread-chart.tsx'
import { attemptNames, kindNames, scoreWords } from '../../../domain/score/words.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '../grades.css'
import { partName } from '../part-name.ts'
import { AppealCard } from './appeal-card.tsx'
import { gradeViewWords } from './words.ts'

interface Shown {
  readonly grade: Grade
}

function Head({ grade: { score, remark, publishedAt } }: Shown) {
  const words = useWords(gradeViewWords)
  const scores = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="page-card grade-head">
      <div>
        <h2>{nameIn(score, language)}</h2>
        <p className="page-note">
          {[score.courseCode, say(kindNames[score.kind]), scores.credits(score.credit)].join(' · ')}
          <br />
          {scores.term(score.academicYear, score.semester)} · {words.published(dateOf(Date.parse(publishedAt)))}
        </p>
        <span className="grade-marks">
          {score.attempt !== 'first' && <StateMark tone="over" t={say(attemptNames[score.attempt])} />}
          {!score.isPassed && <StateMark tone="bad" t={scores.failed} />}
          {remark !== '' && <StateMark tone="over" t={say(remarkNames[remark])} />}
        </span>
      </div>
      <p className="grade-figure" data-failed={score.isPassed ? undefined : true}>
        {score.score}
        {score.points !== null && <small>{words.points(score.points.toFixed(1))}</small>}
      </p>
    </section>
  )
}

function Parts({ parts }: Pick<Grade, 'parts'>) {
  const words = useWords(gradeViewWords)
  const say = useSay()
  return (
    <section className="page-card" aria-labelledby="grade-parts">
      <h2 id="grade-parts">{words.parts}</h2>
      {parts.length === 0 && <p className="page-note">{words.noParts}</p>}
      <ul className="grade-parts">
        {parts.map((part) => (
          <li key={`${part.kind} ${part.name} ${part.weight}`}>
            <span>
              {say(partName(part))} <small>{words.weight(part.weight)}</small>
            </span>
            <strong>{part.mark ?? words.noMark}</strong>
            <span className="grade-track" aria-hidden="true">
              <span style={{ width: `${part.mark ?? 0}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attempts({ grade: { attempts, score } }: Shown) {
  const words = useWords(gradeViewWords)
  const scores = useWords(scoreWords)
  const say = useSay()
  if (attempts.length < 2) return null
  return (
    <section className="page-card" aria-labelledby="grade-attempts">
      <h2 id="grade-attempts">{words.attempts}</h2>
      <ul className="page-list grade-attempts">
        {attempts.map((one) => {
          const name = one.attempt === 'first' ? words.first : say(attemptNames[one.attempt])
          const text = `${scores.term(one.academicYear, one.semester)} · ${name}`
          return (
            <li key={one.id}>
              {one.id === score.id ? (
                <span aria-current="true">{text}</span>
              ) : (
                <PathLink to={gradesPaths.grade} query={{ id: one.id }} replaces>
                  {text}
                </PathLink>
              )}
              <strong>{one.score}</strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** One score: what it is made of, all attempts, where it stands, and the way to have it reviewed. */
export function GradeView({ id }: { readonly id: string }) {
  const words = useWords(gradeViewWords)
  const read = useRead(gradeDetail, { scoreId: id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(grade) => (
        <div className="page">
          <Head grade={grade} />
          <Parts parts={grade.parts} />
          <Attempts grade={grade} />
          <SpreadChart title={words.spread} spread={grade.spread} />
          {grade.isOwn && (
            <>
              <AppealCard grade={grade} />
              <Button block onClick={() => void open(documentsPaths.scoreProof, { recordId: grade.recordId })}>
                {words.toProof}
              </Button>
            </>
          )}
        </div>
      )}
    </QueryView>
  )
}
