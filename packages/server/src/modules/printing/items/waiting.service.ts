import type { CallerCtx } from '../../../context/context.ts'
import { countWaiting } from './waiting.repository.ts'

/** How much of the caller's own waits at the terminals. */
export const countToPickUp = (ctx: CallerCtx): Promise<number> => countWaiting(ctx.sql, ctx.caller.personId, ctx.now())
