import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.ts'
import { useFailure } from './use-failure.ts'
import './states.css'
import { stateWords } from './words.ts'

interface RefusedProps {
  readonly error: unknown
  /** What failed, when that says more than the error knows. */
  readonly title?: string
  readonly onRetry?: (() => unknown) | undefined
  /** Another way on, such as a link back to the list. */
  readonly action?: ReactNode
}

/** What happened, and what one can do about it. */
export function Refused({ error, title, onRetry, action }: RefusedProps) {
  const words = useWords(stateWords)
  const failure = useFailure(error)
  return (
    <section className="state-card" role="alert">
      <svg className="state-picture state-picture-refused" viewBox="0 0 96 72" aria-hidden="true">
        <path className="state-shape" d="M30 56a16 16 0 0 1-2-31.9A22 22 0 0 1 70 22a17 17 0 0 1 0 34z" />
        <path className="state-stroke" d="m40 34 16 16m0-16L40 50" />
      </svg>
      <h2 className="state-title">{title ?? failure.title}</h2>
      <p className="state-advice">{failure.advice}</p>
      <div className="state-actions">
        {onRetry && (
          <Button color="primary" fill="outline" onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        )}
        {action}
      </div>
    </section>
  )
}
