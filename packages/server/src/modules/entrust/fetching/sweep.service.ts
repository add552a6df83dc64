import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { notifyDue } from '../entrustments/entrust-messages.ts'
import { findEntrustment, lockItem } from '../entrustments/entrustment.repository.ts'
import { end } from '../entrustments/entrustment.service.ts'
import { statusOf } from '../entrustments/entrustment-view.ts'
import { printableOf } from '../entrustments/pick-up-action.service.ts'
import { listDue, markReminded } from './due.repository.ts'
import { listUntold } from './fetched.repository.ts'
import { notifyLeftOver } from './fetched.service.ts'

const dayBefore = 86_400
const batchSize = 500

/** Copies that come out within this time belong to the same errand. */
const fetchSeconds = 120

const endDue = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const found = await findEntrustment(ctx.sql, id, ctx.now())
    if (!found) return
    await lockItem(ctx.sql, found.item_id)
    const row = await findEntrustment(ctx.sql, id, ctx.now())
    if (row?.state !== 'in_progress' || row.is_open) return
    await end(ctx, printableOf(ctx, row), row, statusOf(row, ctx.now()).ending === 'expired' ? 'expired' : 'over')
  })

const remind = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    for (const { id } of await markReminded(ctx.sql, now, later(now, dayBefore), batchSize)) {
      const row = await findEntrustment(ctx.sql, id, now)
      if (row?.is_open) await notifyDue(ctx, row)
    }
  })

/** Ends expired entrustments, reminds of those that expire tomorrow, and notifies owners of fetched copies. */
export const sweepEntrustments = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listDue(ctx.sql, ctx.now(), batchSize)) await endDue(ctx, id)
  await remind(ctx)
  for (const { entrustment_id } of await listUntold(ctx.sql, later(ctx.now(), -fetchSeconds), batchSize))
    await inTransaction(ctx, (ctx) => notifyLeftOver(ctx, entrustment_id))
}
