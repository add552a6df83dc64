import type { Ctx } from '../../context/context.ts'
import { removeOlder, retentionKind } from '../retention.ts'
import { deleteOld, forgetEnded } from './visit.repository.ts'

export const visits = retentionKind({
  kind: 'terminal_visit',
  name: ['未打印的终端使用记录', 'Terminal visits without a print', '未列印的終端使用記錄'],
  keptFor: 24 * 3600,
})

/** Ends visits by their time; what was done in them is known by the prints alone. */
export const sweepVisits = async (ctx: Ctx) => {
  await forgetEnded(ctx.sql, ctx.now())
  await removeOlder(ctx, visits, (before) => deleteOld(ctx.sql, before))
}
