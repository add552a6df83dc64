import { useEffect, useRef, useState } from 'react'
import { isObservable, secondsLeft } from './time-out.ts'

interface TimeOut {
  readonly limitSeconds: number
  /** Something goes on by itself: the time does not run. */
  readonly isHeld?: boolean
  /** What has happened last: a change counts like a touch. */
  readonly since?: string
  readonly onOver: () => void
  /** Reports activity from time to time. */
  readonly onTouched?: () => void
}

const touches = ['pointerdown', 'keydown'] as const

/** How many seconds are left until nobody seems to be here any more. */
export const useTimeOut = (given: TimeOut): number => {
  const { limitSeconds, isHeld = false } = given
  const latest = useRef(given)
  const [left, setLeft] = useState(limitSeconds)
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    let touchedAt = Date.now()
    let notifiedAt = touchedAt
    let isOver = false
    let { since } = latest.current
    const look = () => {
      const now = Date.now()
      if (isHeld || since !== latest.current.since) touchedAt = now
      since = latest.current.since
      const seconds = secondsLeft(touchedAt, limitSeconds, now)
      setLeft(seconds)
      if (seconds > 0 || isOver) return
      isOver = true
      latest.current.onOver()
    }
    const touch = () => {
      touchedAt = Date.now()
      isOver = false
      look()
      if (!isObservable(notifiedAt, touchedAt)) return
      notifiedAt = touchedAt
      latest.current.onTouched?.()
    }
    const timer = setInterval(look, 1000)
    look()
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true })
    return () => {
      clearInterval(timer)
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true })
    }
  }, [limitSeconds, isHeld])
  return left
}
