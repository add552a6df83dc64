import { useEffect, useRef } from 'react'

const longest = 1000

/** Delays an action randomly: a whole school is notified of an announcement at once and must not load at once. */
export const useSoon = (action: () => unknown): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void action(), Math.random() * longest)
  }
}
