import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { askNow, openPaymentOf } from '../../payment/payments/payment.service.ts'
import { closeOrder } from '../lines/order-lines.service.ts'
import { findDue } from './recovery.repository.ts'

/** A provider unreachable for so long is not waited for: late money is refunded automatically. */
const longestWait = 3600

/** An order whose time is over: money that came until now wins, otherwise it is closed. */
export const closeDue = async (ctx: Ctx, orderId: string): Promise<void> => {
  const due = await findDue(ctx.sql, orderId, ctx.now())
  if (!due) return
  const open = await openPaymentOf(ctx, 'order', orderId)
  try {
    if (open) await askNow(ctx, open.id)
  } catch (error) {
    if (later(due.pay_by, longestWait) > ctx.now()) throw error
    ctx.services.log.warn({ err: error, orderId }, 'an order is closed unasked')
  }
  await inTransaction(ctx, async (ctx) => {
    if (await findDue(ctx.sql, orderId, ctx.now())) await closeOrder(ctx, orderId, 'expired')
  })
}
