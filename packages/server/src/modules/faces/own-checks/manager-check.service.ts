import type { CallerCtx } from '../../../context/context.ts'
import { serverHooks } from '../../../http/server.extension.ts'
import { later } from '../../../platform/time/clock.ts'
import { findPassedSince } from '../checks/check.repository.ts'
import { managerCheckSeconds } from './manager-check.rules.ts'

/**
 * Before the photo library and its exports: a manager's face check in this session, or a fresh proof without a face (password, code,
 * passkey, app), at most ten minutes old. Refuses with `proof_required`, which names the ways.
 */
export const requireManagerFaceCheck = async (ctx: CallerCtx): Promise<void> => {
  const since = later(ctx.now(), -managerCheckSeconds)
  if (await findPassedSince(ctx.sql, ctx.caller.sessionId, since)) return
  await serverHooks.of(ctx).requireFreshProof(ctx)
}
