import type { CallerCtx } from '../../context/context.ts'
import { countAttempt } from '../../platform/db/throttle.ts'
import { refuse } from '../../platform/refuse.ts'

const aDay = 86_400

/** A refusal takes the attempt back together with everything else, so the last of a day is the last that counts. */
export const limitPerDay = async (ctx: CallerCtx, kind: string, max: number) => {
  const { count } = await countAttempt(ctx, `${kind}:${ctx.caller.personId}`, aDay)
  if (count > max) throw refuse('enough_today')
}
