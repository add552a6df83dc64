import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { sayDistance } from '../map/distance.ts'
import { terminalWords } from './words.ts'

/** How far a terminal is, and how long the way takes on foot; nothing while nobody knows from where. */
export const useWalkText = () => {
  const words = useWords(terminalWords)
  const say = useSay()
  return ({ metres, walkingMinutes }: Pick<Terminal, 'metres' | 'walkingMinutes'>): string => {
    const distance = metres === null ? '' : say(sayDistance(metres))
    return distance && walkingMinutes !== null ? words.walk(distance, walkingMinutes) : distance
  }
}
