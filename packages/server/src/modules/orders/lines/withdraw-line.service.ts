import type { Ctx } from '../../../context/context.ts'
import { closePayments } from '../../payment/payments/payment.service.ts'
import { moveLines } from '../order/order-line.repository.ts'
import { holdOrder } from '../order/order-lock.service.ts'
import { productOf } from '../order/product-of.ts'
import { release } from '../refunds/hold.service.ts'
import { closeOrder } from './order-lines.service.ts'
import { continueAt, openLines, repriceLines } from './reprice.service.ts'
import { repriceOthers } from './reprice-others.service.ts'

/**
 * Takes one line out of an order that waits for its payment; with the last one the order ends. A payment that was begun for more is
 * closed, so that nobody pays for what was taken back, and the lines that stay are priced again. False: the order does not wait for a
 * payment.
 */
export const withdrawLine = async (ctx: Ctx, orderId: string, lineId: string): Promise<boolean> => {
  const order = await holdOrder(ctx, orderId)
  if (order?.state !== 'unpaid') return false
  const open = await openLines(ctx, orderId)
  const line = open.find(({ id }) => id === lineId)
  const left = open.filter(({ id }) => id !== lineId)
  if (!line) return false
  if (left.length === 0) return closeOrder(ctx, orderId, 'withdrawn')
  if (order.hasOpenPayment) await closePayments(ctx, 'order', orderId)
  const freed = await release(ctx, order)
  await moveLines(ctx.sql, [lineId], 'dropped', '')
  await productOf(ctx, line).giveUp(ctx, [lineId], 'withdrawn', '')
  const { total } = await repriceLines(ctx, freed, left)
  await repriceOthers(ctx, freed, [line])
  await continueAt(ctx, freed, total)
  return true
}
