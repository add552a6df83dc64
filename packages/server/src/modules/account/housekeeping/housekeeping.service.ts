import { later } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { deleteExpired, deleteIdempotencyKeys, deleteThrottles, endExpiredSessions } from './housekeeping.repository.ts'

const hour = 3600
const day = 24 * hour

/** Removes what has served its time: spent codes and tickets, old counters and idempotency keys. Evidence stays. */
export const sweep = async ({ sql, now }: Ctx) => {
  const yesterday = later(now(), -day)
  await deleteIdempotencyKeys(sql, yesterday)
  await deleteThrottles(sql, later(now(), -hour))
  for (const table of ['captcha', 'verification_code', 'ticket', 'pc_login'] as const) await deleteExpired(sql, table, yesterday)
  // A reused token is the sign of a theft, so it is remembered for a while after its end.
  await deleteExpired(sql, 'remember_token', later(now(), -30 * day))
  await endExpiredSessions(sql, now())
}
