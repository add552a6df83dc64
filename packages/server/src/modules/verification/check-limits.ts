import type { Ctx } from '../../context/context.ts'
import { countAttempt } from '../../platform/db/throttle.ts'
import { networkOf } from '../../platform/network.ts'
import { refuse } from '../../platform/refuse.ts'

/** How many checks of a kind one person, or one network without a login, may ask for in ten minutes: an office behind one address works, a guesser does not. */
const max = { file: 60, record: 300, code: 60, share: 300 } as const
const windowSeconds = 600

export const limitChecks = async (ctx: Ctx, kind: keyof typeof max) => {
  const { count, secondsLeft } = await countAttempt(
    ctx,
    `verify.${kind}:${ctx.caller ? `person:${ctx.caller.personId}` : networkOf(ctx)}`,
    windowSeconds,
  )
  if (count > max[kind]) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}
