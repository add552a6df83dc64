import type { Heart } from '../heartbeat.ts'
import type { CampusServer } from './campus-server.ts'
import { Refused } from './failures.ts'

/** Every call carries the freshest word; where it was over, the terminal beats and tries once more. */
export const inBeat = ({ ask, download }: CampusServer, heart: Pick<Heart, 'word' | 'renew'>): CampusServer => {
  const carry = async <Value>(deed: (word: string) => Promise<Value>): Promise<Value> => {
    const word = await heart.word()
    try {
      return await deed(word)
    } catch (error) {
      if (!(error instanceof Refused && error.word === 'beat_needed')) throw error
      return deed(await heart.renew(word))
    }
  }
  return {
    ask: (call, given) => carry((word) => ask(call, given, word)),
    download: (call, given, file) => carry((word) => download(call, given, file, word)),
  }
}
