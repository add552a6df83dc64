import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { endPrinted } from './print-file.repository.ts'

/** Time to look at the paper and print it once more. */
const graceSeconds = 30 * 60

/**
 * A file of which all that was ordered is out goes soon, whatever is left of the time that the school has set. What was printed of it
 * just now is counted in the library it came from.
 */
export const endWhenPrinted = (ctx: Ctx, fileId: string, printed = 0) =>
  endPrinted(ctx.sql, fileId, { printed, keptUntil: later(ctx.now(), graceSeconds) })
