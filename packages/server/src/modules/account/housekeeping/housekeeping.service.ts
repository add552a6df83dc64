import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { deleteRenewalAnswers } from '../session/remember.repository.ts'
import { renewalGraceSeconds } from '../session/session.rules.ts'
import {
  deleteEndedSessions,
  deleteExpired,
  deleteIdempotencyKeys,
  deleteThrottles,
  deleteUses,
  endExpiredSessions,
  listSchoolIds,
} from './housekeeping.repository.ts'

const hour = 3600
const day = 24 * hour
/** Longer than anything that was done without network may wait. */
const usesKept = 16 * hour

/** A school remembers who was there for as long as it decided; the log of logins goes with the other logs. */
const forgetSessions = async ({ sql, now }: Ctx) => {
  for (const schoolId of await listSchoolIds(sql)) {
    const { retention } = await readSettings(sql, schoolId)
    const before = later(now(), -retention.loginLog * day)
    await deleteEndedSessions(sql, schoolId, before)
  }
}

/** Removes what has served its time: spent codes and tickets, old counters and idempotency keys, old sessions. Evidence stays. */
export const sweep = async (ctx: Ctx) => {
  const { sql, now } = ctx
  const yesterday = later(now(), -day)
  await deleteIdempotencyKeys(sql, yesterday)
  await deleteThrottles(sql, later(now(), -hour))
  for (const table of ['captcha', 'verification_code', 'ticket', 'pc_login', 'account_change'] as const)
    await deleteExpired(sql, table, yesterday)
  // A reused token is the sign of a theft, so it is remembered for a while after its end.
  await deleteExpired(sql, 'remember_token', later(now(), -30 * day))
  await deleteRenewalAnswers(sql, later(now(), -renewalGraceSeconds))
  await deleteUses(sql, later(now(), -usesKept))
  await endExpiredSessions(sql, now())
  await forgetSessions(ctx)
}
