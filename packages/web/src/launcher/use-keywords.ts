import { useEffect, useState } from 'react'
import type { Keywords } from './keywords/keywords.ts'

const none: Keywords = {}

/** What else people call the services; it comes with the first letter typed, so that nobody waits for it who does not search. */
export const useKeywords = (isWanted: boolean): Keywords => {
  const [known, setKnown] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    import('./keywords/keywords.ts').then(({ keywords }) => setKnown(keywords)).catch(() => undefined)
  }, [isWanted])
  return known
}
