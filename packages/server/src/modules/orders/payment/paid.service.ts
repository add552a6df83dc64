import type { Ctx } from '../../../context/context.ts'
import { closePayments, openPaymentOf, type PaidFor, type PaidPayment } from '../../payment/payments/payment.service.ts'
import { spendHeld, splitBeans } from '../../wallet/ledger/spend.service.ts'
import { becomePaid } from '../lines/delivery.service.ts'
import { continueAt, repriceWaiting } from '../lines/reprice.service.ts'
import { lockOrder, type OrderRow } from '../order/order.repository.ts'
import { listLines } from '../order/order-line.repository.ts'
import { hold, release, spendable, spendingOf } from '../refunds/hold.service.ts'

/** The beans to add to this money; undefined if both together do not cover the price. */
const beansBeside = async (ctx: Ctx, order: OrderRow, amount: number) => {
  const wanted = order.total - amount
  if (wanted < 0) return undefined
  if (order.is_held && order.from_free + order.from_print === wanted) return { fromFree: order.from_free, fromPrint: order.from_print }
  const { rest, ...beans } = splitBeans(await spendable(ctx, order), wanted)
  return rest === 0 ? beans : undefined
}

const closeOthers = async (ctx: Ctx, orderId: string, payment: PaidPayment) => {
  const open = await openPaymentOf(ctx, 'order', orderId)
  if (open && open.id !== payment.id) await closePayments(ctx, 'order', orderId)
}

/** The price changed while the money was on its way: it goes back whole, and the order waits for what it costs now or is delivered. */
const repriced = async (ctx: Ctx, order: OrderRow, payment: PaidPayment) => {
  await closeOthers(ctx, order.id, payment)
  await continueAt(ctx, await release(ctx, order), order.total)
  return 'unwanted' as const
}

/** Money has come for an order: it is paid if it waits for that, however late; money that nobody waits for goes back. */
export const orderPaid: PaidFor['order'] = async (ctx, payment) => {
  const [found, all] = await Promise.all([lockOrder(ctx.sql, payment.subjectId), listLines(ctx.sql, payment.subjectId)])
  if (found?.state !== 'unpaid') return 'unwanted'
  const { lines, total } = await repriceWaiting(ctx, found, all)
  const order = { ...found, total }
  if (total !== found.total) return repriced(ctx, order, payment)
  const beans = await beansBeside(ctx, order, payment.amount)
  if (!beans) return 'unwanted'
  const held = await hold(ctx, order, beans)
  await closeOthers(ctx, order.id, payment)
  await spendHeld(ctx, { ...spendingOf(held, 'paid'), amount: held.total })
  await becomePaid(ctx, held, { ...beans, fromMoney: payment.amount, paymentId: payment.id, lines })
  return 'applied'
}
