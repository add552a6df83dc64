import { useCountdown } from '@campus/ui/time/use-countdown.ts'
import { useEffect, useRef } from 'react'
import './seconds-ring.css'

interface SecondsRingProps {
  readonly seconds: number
  readonly label: (secondsLeft: number) => string
  readonly onEnd: () => void
}

const radius = 10
const length = 2 * Math.PI * radius

/** Seconds that run out, as a ring and as a number. Give it a new key to start again. */
export function SecondsRing({ seconds, label, onEnd }: SecondsRingProps) {
  const { secondsLeft, start } = useCountdown()
  const first = useRef({ seconds, start })
  const end = useRef(onEnd)
  const hasBegun = useRef(false)

  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    first.current.start(first.current.seconds)
  }, [])
  useEffect(() => {
    if (secondsLeft > 0) hasBegun.current = true
    else if (hasBegun.current) end.current()
  }, [secondsLeft])

  return (
    <p className="seconds-ring">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className="seconds-track" cx="12" cy="12" r={radius} />
        <circle
          className="seconds-left"
          cx="12"
          cy="12"
          r={radius}
          strokeDasharray={`${(length * secondsLeft) / seconds} ${length}`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      {label(secondsLeft)}
    </p>
  )
}
