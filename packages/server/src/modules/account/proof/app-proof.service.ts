import type { proveByApp } from '@campus/contract/account/proof.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { useTotp } from '../second-step/factor-proof.service.ts'
import { limitTries } from '../second-step/factor-tries.service.ts'
import { loginOf } from '../session/remember.repository.ts'
import { findWays } from './proof.repository.ts'
import { proveCaller } from './proof.service.ts'

/** Wrong codes are counted for this login: who guesses in a stolen session does not use up the owner's tries elsewhere. */
export const byApp = async (ctx: CallerCtx, { code }: InputOf<typeof proveByApp>) => {
  const { personId, sessionId } = ctx.caller
  if (!(await findWays(ctx.sql, sessionId))?.hasApp) throw refuse('proof_not_accepted')
  const tried = { personId, way: 'totp', login: await loginOf(ctx.sql, sessionId) } as const
  await limitTries(ctx, tried, () => useTotp(ctx, personId, code))
  return inTransaction(ctx, (ctx) => proveCaller(ctx, { kind: 'totp' }))
}
