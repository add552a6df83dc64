import { useState } from 'react'
import { keptPrefix, openDevice } from '../../../parts/kept/kept-answers.ts'
import { useSession } from '../../../session/use-session.ts'
import { withWord, wordsIn } from './kept-words.ts'

/** The words this person searched for on this device; they go with everything else when the person leaves it. */
export const useKeptWords = () => {
  const key = `${keptPrefix}${useSession('user')?.uid ?? ''}.certificate-words`
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
