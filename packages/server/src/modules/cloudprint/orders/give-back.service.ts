import type { RefundReason } from '@campus/contract/payment/refund-reasons.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { refundPart } from '../../orders/refunds/refund-part.service.ts'
import { endWhenPrinted } from '../files/after-print.service.ts'
import { sheetsLeft } from '../prices/price.rules.ts'
import { endAtPrinters } from './end-at-printers.service.ts'
import { type Ending, notifyEnded } from './print-messages.ts'
import { changeTask, findTask, lockTask } from './print-task.repository.ts'

const reasons: Record<Ending, RefundReason> = { expired: 'not_printed', given_up: 'print_given_up' }

/**
 * Ends a waiting print and refunds the sheets that were not printed; returns the amount. The order is locked
 * first and the printers are asked before the task is locked, the common lock order of the three.
 */
export const giveBackUnprinted = (ctx: Ctx, taskId: string, ending: Ending): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const found = await findTask(ctx.sql, taskId)
    if (found?.state !== 'to_print') throw refuse('nothing_to_refund')
    await holdOrder(ctx, found.order_id)
    const { pagesOut } = await endAtPrinters(ctx, { id: taskId, itemId: found.item_id })
    const task = await lockTask(ctx.sql, taskId)
    if (task?.state !== 'to_print') throw refuse('nothing_to_refund')
    const { copies, pages_per_copy: pagesPerCopy } = task
    const sheets = sheetsLeft({ copies, pagesPerCopy, attribute: task.attribute, pagesOut })
    const amount = sheets * task.sheet_price
    await changeTask(ctx.sql, taskId, { state: amount > 0 ? 'refunded' : 'closed' })
    await endWhenPrinted(ctx, task.file_id)
    const back = { orderId: task.order_id, lineId: task.line_id, amount, cause: `print:${taskId}:unprinted` }
    if (amount > 0) await refundPart(ctx, { ...back, reason: reasons[ending] })
    await notifyEnded(ctx, task, ending, amount, sheets)
    return amount
  })
