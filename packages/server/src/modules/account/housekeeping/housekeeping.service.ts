import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { removeOlder } from '../../retention.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import { deleteRenewalAnswers } from '../session/remember.repository.ts'
import { renewalGraceSeconds } from '../session/session.rules.ts'
import {
  deleteEndedSessions,
  deleteExpired,
  deleteIdempotencyKeys,
  deleteThrottles,
  deleteUses,
  endExpiredSessions,
} from './housekeeping.repository.ts'
import { attemptCounters, expiring, idempotencyKeys, rememberTokens, sessions, sessionUses } from './retention-kinds.ts'

/** Removes what has served its time: spent codes and tickets, old counters and idempotency keys, old sessions. Evidence stays. */
export const sweep = async (ctx: Ctx) => {
  const { sql, now } = ctx
  await removeOlder(ctx, idempotencyKeys, (before) => deleteIdempotencyKeys(sql, before))
  await removeOlder(ctx, attemptCounters, (before) => deleteThrottles(sql, before))
  for (const kind of [...expiring, rememberTokens]) await removeOlder(ctx, kind, (before) => deleteExpired(sql, kind.kind, before))
  await deleteRenewalAnswers(sql, later(now(), -renewalGraceSeconds))
  await removeOlder(ctx, sessionUses, (before) => deleteUses(sql, before))
  await endExpiredSessions(sql, now())
  await removeOlderOfSchools(ctx, sessions, { removeOf: (schoolId, before) => deleteEndedSessions(sql, schoolId, before) })
}
