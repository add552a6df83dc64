import { useEffect, useState } from 'react'

const pause = 300

/** What was typed, once the typing has paused; an emptied box counts at once. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : settled
}
