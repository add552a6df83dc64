import type { Heartbeat } from '../heartbeat.ts'
import type { CampusServer } from './campus-server.ts'
import { Refused } from './failures.ts'

/** Every call carries the freshest word; where it was over, the terminal beats and tries once more. */
export const inBeat = ({ ask, download }: CampusServer, heartbeat: Pick<Heartbeat, 'word' | 'renew'>): CampusServer => {
  const carry = async <Value>(action: (word: string) => Promise<Value>): Promise<Value> => {
    const word = await heartbeat.word()
    try {
      return await action(word)
    } catch (error) {
      if (!(error instanceof Refused && error.word === 'beat_needed')) throw error
      return action(await heartbeat.renew(word))
    }
  }
  return {
    ask: (call, given) => carry((word) => ask(call, given, word)),
    download: (call, given, file) => carry((word) => download(call, given, file, word)),
  }
}
