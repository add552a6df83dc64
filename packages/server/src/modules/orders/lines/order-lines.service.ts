import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { closePayments } from '../../payment/payments/payment.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lockBalances } from '../../wallet/ledger/balance.service.ts'
import { changeOrder, lockOrder, lockOrderOfLine, type OrderRow } from '../order/order.repository.ts'
import { type LineRow, listLines, markRefunded, moveLines } from '../order/order-line.repository.ts'
import { holdOrder } from '../order/order-lock.service.ts'
import { notifyExpired, notifyRefunded, notifyTrouble } from '../order/order-messages.ts'
import type { Closing, LineState } from '../order/order-state.rules.ts'
import { followLines, pushOrder } from '../order/order-state.service.ts'
import { byProduct } from '../order/product-of.ts'
import { closeOrderJob } from '../orders.jobs.ts'
import type { GivingUp } from '../product.ts'
import { release } from '../refunds/hold.service.ts'
import { payBack } from '../refunds/pay-back.service.ts'
import { becomePaid } from './delivery.service.ts'
import { repriceLines } from './reprice.service.ts'
import { repriceOthers } from './reprice-others.service.ts'

/** A line changes its state; its order follows. An ended line does not change. The reason is a code of the product. */
export const moveLine = async (
  ctx: Ctx,
  lineId: string,
  state: Extract<LineState, 'making' | 'failed' | 'to_send' | 'send_failed' | 'done'>,
  reason = '',
): Promise<void> => {
  const order = await lockOrderOfLine(ctx.sql, lineId)
  if (!order) throw new Error(`no order has the line ${lineId}`)
  const [line] = await moveLines(ctx.sql, [lineId], state, reason)
  if (!line) return
  await followLines(ctx, order)
  // Of a file that cost nothing its own message says enough; where money is held, the order alone says what becomes of it.
  if (state === 'send_failed' || (state === 'failed' && line.amount > 0)) await notifyTrouble(ctx, order, line, state)
}

/** A line that could not be started; nobody else notifies its buyer. */
export const failLine = async (ctx: Ctx, lineId: string, reason: string): Promise<void> => {
  const order = await lockOrderOfLine(ctx.sql, lineId)
  const [line] = order ? await moveLines(ctx.sql, [lineId], 'failed', reason) : []
  if (!order || !line) return
  await followLines(ctx, order)
  await notifyTrouble(ctx, order, line, 'failed')
}

const giveUp = async (ctx: Ctx, lines: readonly LineRow[], why: GivingUp, reason: string) => {
  for (const [seller, ofKind] of byProduct(ctx, lines))
    await seller.giveUp(
      ctx,
      ofKind.map(({ id }) => id),
      why,
      reason,
    )
}

const drop = async (ctx: Ctx, lines: readonly LineRow[], why: GivingUp) => {
  if (lines.length === 0) return
  await moveLines(
    ctx.sql,
    lines.map(({ id }) => id),
    'dropped',
    '',
  )
  await giveUp(ctx, lines, why, '')
}

const becomePayable = async (ctx: Ctx, order: OrderRow, lines: readonly LineRow[], total: number) => {
  const now = ctx.now()
  const { payDaysAfterApproval } = await readSettings(ctx.sql, order.school_id)
  const payBy = later(now, payDaysAfterApproval * 86_400)
  await changeOrder(ctx.sql, order.id, { state: 'unpaid', total, pay_by: payBy, changed_at: now })
  for (const [seller, ofKind] of byProduct(ctx, lines))
    await seller.payable(
      ctx,
      ofKind.map(({ id }) => id),
    )
  await ctx.services.jobs.add(ctx.sql, closeOrderJob, { id: order.id }, { startAfter: payBy })
  await pushOrder(ctx, order, 'unpaid')
}

/** Everything of an order was decided: what is left is paid for, or delivered where it costs nothing. */
export const linesDecided = async (ctx: Ctx, orderId: string, rejectedLineIds: readonly string[]): Promise<void> => {
  const order = await lockOrder(ctx.sql, orderId)
  if (order?.state !== 'approval') throw new Error(`order ${orderId} waits for no decision`)
  const lines = await listLines(ctx.sql, orderId)
  const rejected = lines.filter(({ id }) => rejectedLineIds.includes(id))
  const approved = lines.filter(({ id }) => !rejectedLineIds.includes(id))
  await drop(ctx, rejected, 'rejected')
  await repriceOthers(ctx, order, rejected)
  if (approved.length === 0) return endClosed(ctx, order, 'rejected')
  const { total } = await repriceLines(ctx, order, approved)
  if (total > 0) return becomePayable(ctx, order, approved, total)
  await changeOrder(ctx.sql, orderId, { total })
  await becomePaid(ctx, { ...order, total }, { fromFree: 0, fromPrint: 0, fromMoney: 0 })
}

const endClosed = async (ctx: Ctx, order: OrderRow, why: Closing) => {
  await changeOrder(ctx.sql, order.id, { state: 'closed', closed_reason: why, pay_by: null, changed_at: ctx.now() })
  await pushOrder(ctx, order, 'closed')
}

/** Ends an order that is not paid: beans that it held and copies that it counted come back. False: it is paid or over already. */
export const closeOrder = async (ctx: Ctx, orderId: string, why: Closing): Promise<boolean> => {
  const order = await holdOrder(ctx, orderId)
  if (order?.state !== 'approval' && order?.state !== 'unpaid') return false
  if (order.hasOpenPayment) await closePayments(ctx, 'order', orderId)
  const freed = await release(ctx, order)
  const open = (await listLines(ctx.sql, orderId)).filter(({ state }) => state === 'waiting')
  await drop(ctx, open, why === 'withdrawn' ? 'withdrawn' : 'closed')
  await repriceOthers(ctx, order, open)
  await endClosed(ctx, freed, why)
  if (why === 'expired') await notifyExpired(ctx, order)
  return true
}

export interface Refunding {
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly reason: string
}

/** Accounts are locked before uses, the same order as when a payment is applied. */
const requireRefundable = async (ctx: Ctx, { person_id }: OrderRow, lines: readonly LineRow[]) => {
  await lockBalances(ctx, person_id)
  for (const [seller, ofKind] of byProduct(ctx, lines))
    await seller.requireRefundable(
      ctx,
      person_id,
      ofKind.map(({ id }) => id),
    )
}

/** Refunds lines, each part to its source, and ends them. Returns the amount, which is never zero. */
export const refundLines = async (ctx: Ctx, { orderId, lineIds, reason }: Refunding): Promise<number> => {
  const order = await holdOrder(ctx, orderId)
  const lines = order?.paid_at
    ? (await listLines(ctx.sql, orderId)).filter(({ id, state }) => lineIds.includes(id) && state !== 'dropped' && state !== 'refunded')
    : []
  const amount = lines.reduce((sum, line) => sum + line.amount - line.refunded, 0)
  if (!order || amount === 0) throw refuse('nothing_to_refund')
  await requireRefundable(ctx, order, lines)
  // A line is refunded once, so the first of these names this refund alone, no matter who decides on it and how often.
  const cause = `order:${orderId}:refund:${lines[0]?.id ?? ''}`
  if (!(await payBack(ctx, order, { amount, cause, reason }))) throw refuse('nothing_to_refund')
  await markRefunded(
    ctx.sql,
    lines.map(({ id }) => id),
    reason,
  )
  await giveUp(ctx, lines, 'refunded', reason)
  await repriceOthers(ctx, order, lines)
  await followLines(ctx, order)
  await notifyRefunded(ctx, order, amount, reason)
  return amount
}
