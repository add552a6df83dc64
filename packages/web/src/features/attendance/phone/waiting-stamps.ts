import { NoConnection } from '@campus/client/failures.ts'
import { Stamp, sign } from '@campus/contract/attendance/signs.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { openDevice } from '../../../offline-cache/cached-answers.ts'
import { readSession } from '../../../session/session-store.ts'
import { registerFirst } from './register-first.ts'
import { waitingStampsPrefix } from './waiting-prefix.ts'

/** Stamps wait for the one who made them: another person on this phone neither sees nor sends them. */
const keyOfPerson = () => `${waitingStampsPrefix}${readSession().user?.uid ?? ''}`

const Waiting = z.array(Stamp)
type WaitingStamp = z.infer<typeof Waiting>[number]

export const readWaiting = (): readonly WaitingStamp[] => {
  try {
    return Waiting.parse(JSON.parse(openDevice()?.getItem(keyOfPerson()) ?? '[]'))
  } catch {
    return []
  }
}

const keep = (stamps: readonly WaitingStamp[]) => {
  const device = openDevice()
  if (stamps.length === 0) device?.removeItem(keyOfPerson())
  else device?.setItem(keyOfPerson(), JSON.stringify(stamps))
}

export const addWaiting = (stamp: z.input<typeof Stamp>): void => keep([...readWaiting(), { ...stamp, wasOffline: true }])

const drop = (nonce: string) => keep(readWaiting().filter((stamp) => stamp.nonce !== nonce))

export interface Delivered {
  readonly taken: number
  /** Why one was refused, in the reader's language. */
  readonly refused: readonly string[]
}

/** Sends what waits, oldest first, from a phone that may never have been online before, and stops where there is still no network. What the server decided is not sent again. */
export const deliverWaiting = async (): Promise<Delivered> => {
  const delivered = { taken: 0, refused: [] as string[] }
  for (const stamp of readWaiting()) {
    try {
      await registerFirst(stamp.key)
      await send(sign, stamp, { background: true })
      delivered.taken += 1
    } catch (error) {
      if (error instanceof NoConnection) break
      delivered.refused.push(error instanceof Error ? error.message : '')
    }
    drop(stamp.nonce)
  }
  return delivered
}
