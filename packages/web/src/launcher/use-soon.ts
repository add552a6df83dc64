import { useEffect, useRef } from 'react'

const longest = 1000

/** Puts an action off by a moment left to chance: a whole school hears of an announcement at once and must not ask at once. */
export const useSoon = (action: () => unknown): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void action(), Math.random() * longest)
  }
}
