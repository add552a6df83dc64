import type { Ctx } from '../../platform/context.ts'
import { closePayments } from '../payment/payment.service.ts'
import { becomePaid } from './delivery.service.ts'
import type { GoodsByKind } from './goods.ts'
import { goodsOf } from './goods-of.ts'
import { letGo } from './hold.service.ts'
import { changeOrder } from './order.repository.ts'
import { listLines, moveLines } from './order-line.repository.ts'
import { closeOrder } from './order-lines.service.ts'
import { holdOrder } from './order-lock.service.ts'
import { pushOrder } from './order-state.service.ts'

/**
 * Takes one line out of an order that waits for its payment; with the last one the order ends. A payment that was begun for more is
 * closed, so that nobody pays for what was taken back. False: the order does not wait for a payment.
 */
export const withdrawLine = async (ctx: Ctx, goods: GoodsByKind, orderId: string, lineId: string): Promise<boolean> => {
  const order = await holdOrder(ctx, orderId)
  if (order?.state !== 'unpaid') return false
  const open = (await listLines(ctx.sql, orderId)).filter(({ state }) => state === 'waiting')
  const line = open.find(({ id }) => id === lineId)
  const left = open.filter(({ id }) => id !== lineId)
  if (!line) return false
  if (left.length === 0) return closeOrder(ctx, goods, orderId, 'withdrawn')
  if (order.hasOpenPayment) await closePayments(ctx, 'order', orderId)
  const freed = await letGo(ctx, order)
  await moveLines(ctx.sql, [lineId], 'dropped', '')
  await goodsOf(goods, line).giveUp(ctx, [lineId], 'withdrawn', '')
  const total = left.reduce((sum, { amount }) => sum + amount, 0)
  await changeOrder(ctx.sql, orderId, { total, changed_at: ctx.now() })
  if (total === 0) await becomePaid(ctx, goods, { ...freed, total }, { fromFree: 0, fromPrint: 0, fromMoney: 0 })
  else await pushOrder(ctx, freed, 'unpaid')
  return true
}
