import { useEffect, useState } from 'react'

interface Countdown {
  readonly secondsLeft: number
  readonly start: (seconds: number) => void
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Counts to a moment, not by ticks: a phone that slept shows the right second when it wakes. */
export const useCountdown = (): Countdown => {
  const [end, setEnd] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(end)
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000)
    setSecondsLeft(seconds)
  }
  return { secondsLeft, start }
}
