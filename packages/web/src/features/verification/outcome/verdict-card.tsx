import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import type { ShownOutcome } from '../checking/shown-outcome.ts'
import { toneOf } from './tone.ts'
import { TwoAnswers } from './two-answers.tsx'
import './verdict-card.css'
import { VerdictMark } from './verdict-mark.tsx'
import { verdictWords } from './verdict-words.ts'
import { outcomeWords } from './words.ts'

interface VerdictCardProps {
  readonly shown: ShownOutcome
  /** What was checked, such as the name of the file. */
  readonly subject?: string | undefined
  /** What can be done from here. */
  readonly children?: ReactNode
}

/** The answer in plain words: what it is, what that means, and what to do next. */
export function VerdictCard({ shown, subject, children }: VerdictCardProps) {
  const { verdict, way, document, signedBy } = shown
  const words = useWords(outcomeWords)
  const say = useSay()
  const { title, meaning, next } = verdictWords(verdict, way, signedBy)
  return (
    <section className={`page-card verdict-card verdict-${toneOf(verdict)}`} role="status">
      <VerdictMark tone={toneOf(verdict)} />
      {subject && <p className="verdict-subject">{subject}</p>}
      <h2>{say(title)}</h2>
      <p>{say(meaning)}</p>
      {document?.reason && (
        <p className="verdict-reason">
          {words.reason}: <b>{document.reason}</b>
        </p>
      )}
      <TwoAnswers of={shown} />
      <div className="verdict-next">
        <h3>{words.next}</h3>
        <p>{say(next)}</p>
      </div>
      {children && <div className="verdict-actions">{children}</div>}
    </section>
  )
}
