import { isFinal } from '@campus/client/calls/submission-key.ts'
import { NoConnection } from '@campus/client/failures.ts'
import { Stamp, sign } from '@campus/contract/attendance/signs.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { openDevice } from '../../../offline-cache/cached-answers.ts'
import { readSession } from '../../../session/session-store.ts'
import { waitingStampsPrefix } from '../waiting-prefix.ts'
import { registerFirst } from './register-first.ts'

/** Stamps wait for the one who made them, also when the session is lost on the way: another person on this phone neither sees nor sends them. */
export const stampOwner = (): string => readSession().user?.uid ?? ''

const Waiting = z.array(Stamp)
type WaitingStamp = z.infer<typeof Waiting>[number]

export const readWaiting = (owner: string): readonly WaitingStamp[] => {
  try {
    return Waiting.parse(JSON.parse(openDevice()?.getItem(`${waitingStampsPrefix}${owner}`) ?? '[]'))
  } catch {
    return []
  }
}

const keep = (owner: string, stamps: readonly WaitingStamp[]) => {
  const device = openDevice()
  const key = `${waitingStampsPrefix}${owner}`
  if (stamps.length === 0) device?.removeItem(key)
  else device?.setItem(key, JSON.stringify(stamps))
}

export const addWaiting = (owner: string, stamp: z.input<typeof Stamp>): void =>
  keep(owner, [...readWaiting(owner), { ...stamp, wasOffline: true }])

const drop = (owner: string, nonce: string) =>
  keep(
    owner,
    readWaiting(owner).filter((stamp) => stamp.nonce !== nonce),
  )

export interface Delivered {
  readonly taken: number
  /** Why one was refused, in the reader's language. */
  readonly refused: readonly string[]
}

/**
 * Sends what waits, oldest first, from a phone that may never have been online before, and stops where there is still no network. What the
 * server decided is not sent again; what a busy or broken server did not take goes on waiting.
 */
export const deliverWaiting = async (): Promise<Delivered> => {
  const owner = stampOwner()
  const delivered = { taken: 0, refused: [] as string[] }
  for (const stamp of readWaiting(owner)) {
    try {
      await registerFirst(stamp.key)
      await send(sign, stamp, { background: true })
      delivered.taken += 1
    } catch (error) {
      if (error instanceof NoConnection) break
      if (!isFinal(error)) continue
      delivered.refused.push(error instanceof Error ? error.message : '')
    }
    drop(owner, stamp.nonce)
  }
  return delivered
}
