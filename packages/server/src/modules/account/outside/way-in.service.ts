import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findWayIn, lockPerson } from './way-in.repository.ts'

type Action<Done> = (ctx: CallerCtx) => Promise<Done>

/** Changes of one person's ways in happen one after the other, so that each sees what the one before has left. */
export const changeWaysIn = <Done>(ctx: CallerCtx, change: Action<Done>): Promise<Done> =>
  inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.sql, ctx.caller.personId)
    return change(ctx)
  })

/** Takes a way in from the caller, unless nothing would be left with which they come in again. */
export const takeWayIn = <Done>(ctx: CallerCtx, take: Action<Done>): Promise<Done> =>
  changeWaysIn(ctx, async (ctx) => {
    const done = await take(ctx)
    if (!(await findWayIn(ctx.sql, ctx.caller.personId))) throw refuse('last_way_in')
    return done
  })
