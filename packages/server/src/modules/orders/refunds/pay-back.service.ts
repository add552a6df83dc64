import type { Ctx } from '../../../context/context.ts'
import { refundPayment } from '../../payment/payments/payment.service.ts'
import { giveBack, splitRefund } from '../../wallet/ledger/spend.service.ts'
import { changeOrder, type OrderRow } from '../order/order.repository.ts'
import { spendingOf } from './hold.service.ts'

interface PayingBack {
  readonly amount: number
  /** One cause gives back once. */
  readonly cause: string
  readonly reason: string
}

/** Gives back a part of what an order was paid with, what was spent last first. False: this cause gave back before. */
export const payBack = async (ctx: Ctx, order: OrderRow, { amount, cause, reason }: PayingBack): Promise<boolean> => {
  const spent = { fromFree: order.from_free, fromPrint: order.from_print, fromMoney: order.from_money, refunded: order.refunded }
  const parts = splitRefund(spent, amount)
  if (!(await giveBack(ctx, { ...spendingOf(order, ''), ...parts, cause }))) return false
  if (parts.toMoney > 0 && order.payment_id) await refundPayment(ctx, { paymentId: order.payment_id, amount: parts.toMoney, cause, reason })
  await changeOrder(ctx.sql, order.id, { refunded: order.refunded + amount })
  return true
}
