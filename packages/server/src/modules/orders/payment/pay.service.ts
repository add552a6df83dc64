import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { payOrder, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { closePayments, preparePayment, stepFor } from '../../payment/payments/payment.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { spendBeans, splitBeans } from '../../wallet/ledger/spend.service.ts'
import { becomePaid } from '../lines/delivery.service.ts'
import { repriceWaiting } from '../lines/reprice.service.ts'
import { changeOrder, type OrderRow } from '../order/order.repository.ts'
import { type LineRow, listLines } from '../order/order-line.repository.ts'
import { type HeldOrder, holdOrder } from '../order/order-lock.service.ts'
import { type Beans, hold, release, spendable, spendingOf } from '../refunds/hold.service.ts'

type Paying = OutputOf<typeof payOrder>

/** An order of the caller that waits for its payment, locked; a stranger's is treated as missing. */
const requirePayable = async (ctx: CallerCtx, id: string) => {
  const order = await holdOrder(ctx, id)
  if (order?.person_id !== ctx.caller.personId) throw refuse('not_found')
  if (order.state !== 'unpaid' || !order.pay_by || order.pay_by <= ctx.now()) throw refuse('order_not_payable')
  return { ...order, pay_by: order.pay_by }
}

/**
 * The order at what it costs at this moment, with what its buyer has. Nobody pays more than they saw: an order that became dearer is
 * refused, and written by the job that what made it dearer has queued.
 */
const priceNow = async <Order extends OrderRow>(ctx: CallerCtx, order: Order, seenTotal = order.total) => {
  // The settings are read along: what prices the lines asks for them.
  const [balances, all] = await Promise.all([spendable(ctx, order), listLines(ctx.sql, order.id), readSettings(ctx.sql, order.school_id)])
  const { lines, total } = await repriceWaiting(ctx, order, all)
  if (total > Math.min(order.total, seenTotal)) throw refuse('price_changed', { facts: { total } })
  if (total < order.total) await changeOrder(ctx.sql, order.id, { total })
  return { order: { ...order, total }, lines, balances }
}

const payWithBeans = async (ctx: CallerCtx, order: HeldOrder, beans: Beans, lines: readonly LineRow[]): Promise<Paying> => {
  if (order.hasOpenPayment) await closePayments(ctx, 'order', order.id)
  const freed = await release(ctx, order)
  await spendBeans(ctx, { ...spendingOf(freed, 'paid'), ...beans })
  await becomePaid(ctx, freed, { ...beans, fromMoney: 0, lines })
  return { isPaid: true, payment: null }
}

const payWithMoney = async (ctx: CallerCtx, order: OrderRow & { pay_by: Date }, provider: Provider, beans: Beans): Promise<Paying> => {
  await hold(ctx, order, beans)
  const payment = await preparePayment(ctx, {
    purpose: 'order',
    subjectId: order.id,
    provider,
    amount: order.total - beans.fromFree - beans.fromPrint,
    description: order.number,
    expiresAt: order.pay_by,
  })
  await changeOrder(ctx.sql, order.id, { payment_id: payment.id, changed_at: ctx.now() })
  return { isPaid: false, payment }
}

/** Pays with the wallet where that is enough; otherwise what it gives is held, and the payment of the rest is prepared. */
export const pay = (ctx: CallerCtx, { orderId, way, usesBeans, expectedTotal }: InputOf<typeof payOrder>): Promise<Paying> =>
  inTransaction(ctx, async (ctx) => {
    const { order, lines, balances } = await priceNow(ctx, await requirePayable(ctx, orderId), expectedTotal)
    const wallet = usesBeans || way === 'beans' ? balances : { free: 0, print: 0 }
    const { rest, ...beans } = splitBeans(wallet, order.total)
    if (rest === 0) return payWithBeans(ctx, order, beans, lines)
    if (way === 'beans') throw refuse('not_enough_beans')
    return payWithMoney(ctx, order, way, beans)
  })

/** The same in one call, for devices that are led on at once. The provider is asked after the payment is written, never inside. */
export const payAndGoOn =
  (way: Provider) =>
  async (ctx: CallerCtx, { usesBeans, ...given }: InputOf<typeof payOrderByWechat>): Promise<OutputOf<typeof payOrderByWechat>> => {
    const { isPaid, payment } = await pay(ctx, { ...given, way, usesBeans: usesBeans === 'true' })
    if (!payment) return { isPaid, payment, step: null }
    return { isPaid, ...(await stepFor(ctx, payment.id)) }
  }
