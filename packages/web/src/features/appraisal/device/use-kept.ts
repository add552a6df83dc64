import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { type KeptBallot, readKept, watchKept } from './kept-ballots.ts'

/** What this device keeps for the reader, by section. */
export const useKept = (): Readonly<Record<string, KeptBallot>> => {
  const personId = useSession('user')?.uid ?? ''
  return useSyncExternalStore(watchKept, () => readKept(personId))
}
