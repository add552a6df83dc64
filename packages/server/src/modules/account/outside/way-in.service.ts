import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findWayIn, lockPerson } from './way-in.repository.ts'

/** Takes a way in from the caller, unless nothing would be left with which they come in again. */
export const takeWayIn = <Taken>(ctx: CallerCtx, take: (ctx: CallerCtx) => Promise<Taken>): Promise<Taken> =>
  inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.sql, ctx.caller.personId)
    const taken = await take(ctx)
    if (!(await findWayIn(ctx.sql, ctx.caller.personId))) throw refuse('last_way_in')
    return taken
  })
