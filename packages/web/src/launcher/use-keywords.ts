import { useEffect, useState } from 'react'
import type { Keywords } from './keywords.ts'
import { loadKeywords } from './registered-tiles.ts'

const none: Keywords = {}

/** What else people call the services; it comes with the first letter typed, so that nobody waits for it who does not search. */
export const useKeywords = (isWanted: boolean): Keywords => {
  const [known, setKnown] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    loadKeywords().then(setKnown, () => undefined)
  }, [isWanted])
  return known
}
