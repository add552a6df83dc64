import { later } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { endPrinted } from './print-file.repository.ts'

/** Time to look at the paper and print it once more. */
const graceSeconds = 30 * 60

/** A file of which all that was ordered is out goes soon, whatever is left of the time that the school has set. */
export const endWhenPrinted = (ctx: Ctx, fileId: string) => endPrinted(ctx.sql, fileId, later(ctx.now(), graceSeconds))
