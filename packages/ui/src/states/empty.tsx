import type { ReactNode } from 'react'
import './states.css'

interface EmptyProps {
  /** One sentence: what would stand here. */
  readonly t: string
  /** The action that fills it. */
  readonly action?: ReactNode
}

export function Empty({ t, action }: EmptyProps) {
  return (
    <section className="state-card">
      <svg className="state-picture" viewBox="0 0 96 72" aria-hidden="true">
        <path className="state-shape" d="M22 14h52a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
        <path className="state-stroke" d="M16 42h18l5 8h18l5-8h18M32 24h32M32 32h20" />
      </svg>
      <p className="state-advice">{t}</p>
      {action && <div className="state-actions">{action}</div>}
    </section>
  )
}
