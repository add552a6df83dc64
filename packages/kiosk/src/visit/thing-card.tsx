import { Fragment, type ReactNode } from 'react'

interface ThingCardProps {
  readonly icon: ReactNode
  readonly name: string
  readonly facts: readonly string[]
  /** What needs attention, such as pages that are still missing. */
  readonly note?: string | undefined
  readonly action: string
  readonly isMain?: boolean
  readonly isOff: boolean
  /** Not available at this terminal. */
  readonly isElsewhere: boolean
  readonly onAct: () => void
}

export function ThingCard({ icon, name, facts, note, action, isMain = false, isOff, isElsewhere, onAct }: ThingCardProps) {
  return (
    <li className={`card thing ${isElsewhere ? 'is-elsewhere' : ''}`}>
      <span className="thing-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="thing-words">
        <strong>{name}</strong>
        <span className="soft">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <span className="thing-fact">{fact}</span>
            </Fragment>
          ))}
        </span>
        {note && <span className="thing-note">{note}</span>}
      </span>
      <button
        type="button"
        className={`press ${isMain ? 'press-main' : ''}`}
        aria-label={`${action}: ${name}`}
        disabled={isOff}
        onClick={onAct}
      >
        {action}
      </button>
    </li>
  )
}
