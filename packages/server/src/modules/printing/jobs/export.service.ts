import type { Ctx } from '../../../context/context.ts'
import { listPrintedBy } from '../queue/job.repository.ts'

/** What somebody put on paper at the terminals, for their own copy. */
export const exportTerminalPrints = (ctx: Ctx, personId: string) => listPrintedBy(ctx.sql, personId)
