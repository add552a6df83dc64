import { useEffect, useState } from 'react'

/** How long nobody types before a search goes out. */
const pause = 500

/** What was typed, once the typing has paused; an emptied box counts at once. */
export const useDebounced = (typed: string): string => {
  const [settled, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : settled
}
