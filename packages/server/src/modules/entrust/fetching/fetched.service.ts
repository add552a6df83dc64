import type { Ctx } from '../../../context/context.ts'
import type { Fetching } from '../../printing/printable.ts'
import { notifyFetched } from '../entrustments/entrust-messages.ts'
import { findEntrustment, lockItem } from '../entrustments/entrustment.repository.ts'
import { cancelAllOf } from '../entrustments/entrustment.service.ts'
import { addPrinted, addToFetch, insertFetch, takeUntold } from './fetched.repository.ts'

/** Notifies an owner of what was fetched since the last notification. */
export const notifyLeftOver = async (ctx: Ctx, entrustmentId: string) => {
  const now = ctx.now()
  const fetches = await takeUntold(ctx.sql, entrustmentId, now)
  const row = fetches.length > 0 ? await findEntrustment(ctx.sql, entrustmentId, now) : undefined
  const inOrder = fetches.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (row) await notifyFetched(ctx, row, inOrder)
}

/**
 * A printer counts copy by copy; the owner is notified of all of them together, when the last is printed. After a jam it is unknown whether there is
 * more to come: then the sweep reports what there is.
 */
export const noteFetched: Fetching['noteFetched'] = async (ctx, { entrustmentId, newCopies, terminalId }) => {
  const now = ctx.now()
  const added = await addPrinted(ctx.sql, entrustmentId, newCopies, now)
  if (!added) return
  if (!(await addToFetch(ctx.sql, entrustmentId, terminalId, newCopies, now)))
    await insertFetch(ctx.sql, entrustmentId, terminalId, newCopies, now)
  const item = await lockItem(ctx.sql, added.item_id)
  if (item?.state === 'printed') await cancelAllOf(ctx, added.item_id)
  if (added.state !== 'in_progress' || item?.state === 'printed') await notifyLeftOver(ctx, entrustmentId)
}
