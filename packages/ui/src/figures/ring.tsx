import type { ReactNode } from 'react'
import './figures.css'

interface RingProps {
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
  /** What stands in it, where that is not the percentage. */
  readonly figure?: ReactNode
}

const radius = 42
const length = 2 * Math.PI * radius

export function Ring({ label, percent, figure }: RingProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className="ring" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={shown}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="ring-track" cx="50" cy="50" r={radius} />
        {/* A round end would be a dot where there is nothing yet. */}
        {shown > 0 && (
          <circle
            className="ring-done"
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={`${(length * shown) / 100} ${length}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <span className="ring-figure" aria-hidden="true">
        {figure ?? (
          <>
            {shown}
            <small>%</small>
          </>
        )}
      </span>
    </div>
  )
}
