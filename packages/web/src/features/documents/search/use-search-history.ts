import { useState } from 'react'
import { cachePrefix, openDevice } from '../../../offline-cache/cached-answers.ts'
import { useSession } from '../../../session/use-session.ts'
import { withWord, wordsIn } from './search-history.ts'

/** The words this person searched for on this device; they go with everything else when the person leaves it. */
export const useSearchHistory = () => {
  const key = `${cachePrefix}${useSession('user')?.uid ?? ''}.certificate-words`
  const [device] = useState(openDevice)
  const [kept, setKept] = useState(() => wordsIn(device?.getItem(key) ?? null))
  const change = (next: readonly string[]) => {
    setKept(next)
    try {
      device?.setItem(key, JSON.stringify(next))
    } catch {
      // A full device keeps what it has.
    }
  }
  return { kept, keep: (word: string) => change(withWord(kept, word)), forget: () => change([]) }
}
