import { mailMinutes } from '@campus/contract/certificates/delivery.ts'
import { later } from '../../../../platform/time/clock.ts'

/** Seconds to wait after each attempt; a server that asks strangers to come back wants some minutes. */
const waits = [5, 30, 120, 300, 600]

/** When a mail that was not sent is tried again; never after the time shown to people. */
export const nextAttempt = ({ attempts, queuedAt, now }: { attempts: number; queuedAt: Date; now: Date }): Date | undefined => {
  const wait = waits[attempts - 1]
  const next = wait === undefined ? undefined : later(now, wait)
  return next && next <= later(queuedAt, mailMinutes.most * 60) ? next : undefined
}
