import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { cancelOrder, orderDetail, orders, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import type { addOrderPayLog } from '@campus/contract/orders/paying.ts'
import type { RefundReason } from '@campus/contract/payment/refund-reasons.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { monthIn } from '../../../platform/time/zoned-month.ts'
import { noteFromDevice } from '../../payment/payments/own-payment.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { closeOrder, refundLines } from '../lines/order-lines.service.ts'
import { retryLines } from '../lines/retry.service.ts'
import { type LineRow, listLines } from '../order/order-line.repository.ts'
import { countOrders, findUnpaid, listAllOf, listLinesOf, listOrders } from './order-list.repository.ts'
import { mine, orderOf, ownToCollect, presentRows, requireOwn } from './order-view.service.ts'

/** An order whose paper waits is to collect, and not yet among the completed ones. */
const narrowState = async (ctx: CallerCtx, state: InputOf<typeof orders>['state']) => {
  if (state === 'to_collect') return { ids: [...(await ownToCollect(ctx))] }
  return state === 'finished' ? { state, without: [...(await ownToCollect(ctx))] } : { state }
}

export const list = async (ctx: CallerCtx, { state, way, month, ...page }: InputOf<typeof orders>): Promise<OutputOf<typeof orders>> => {
  const span = month ? monthIn((await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone, month) : undefined
  const which = await narrowState(ctx, state)
  const filter = { ...mine(ctx), ...which, way, from: span?.from, before: span?.until }
  const rows = await listOrders(ctx.sql, filter, page)
  return { rows: await presentRows(ctx, rows), total: await countOrders(ctx.sql, filter, maxListed + 1) }
}

/** Orders of the caller that wait to be paid. */
export const paymentsWaiting = (ctx: CallerCtx) => findUnpaid(ctx.sql, ctx.caller.personId, ctx.now())

export const read = (ctx: CallerCtx, { id }: InputOf<typeof orderDetail>): Promise<OutputOf<typeof orderDetail>> => orderOf(ctx, id)

export const cancel = (ctx: CallerCtx, { id }: InputOf<typeof cancelOrder>) =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    if (!(await closeOrder(ctx, id, 'cancelled'))) throw refuse('order_not_payable')
    return null
  })

export const retry = (ctx: CallerCtx, { id }: InputOf<typeof retryOrder>) =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    if (!(await retryLines(ctx, id, ['failed', 'send_failed']))) throw refuse('nothing_to_retry')
    return null
  })

const isLost = ({ state, amount, refunded }: LineRow) => state === 'failed' && amount > refunded

export const refundOwn = (ctx: CallerCtx, { id }: InputOf<typeof refundOwnOrder>): Promise<OutputOf<typeof refundOwnOrder>> =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    const lineIds = (await listLines(ctx.sql, id)).filter(isLost).map((line) => line.id)
    const amount = await refundLines(ctx, {
      orderId: id,
      lineIds,
      reason: 'nothing_made' satisfies RefundReason,
    })
    return { amount }
  })

/** A device speaks of the order that it pays; what it saw belongs to the payment that was begun last. */
export const notePayer = async (ctx: CallerCtx, { orderId, event }: InputOf<typeof addOrderPayLog>) => {
  const { payment_id } = await requireOwn(ctx, orderId)
  if (payment_id) await noteFromDevice(ctx, { paymentId: payment_id, event })
  return null
}

/** What somebody ordered, for their own copy. */
export const exportOrders = async (ctx: Ctx, personId: string) => {
  const all = await listAllOf(ctx.sql, personId)
  if (all.length === 0) return []
  const lines = await listLinesOf(
    ctx.sql,
    all.map(({ id }) => id),
  )
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return all.map(({ id, ...order }) => ({
    ...order,
    lines: (ofOrder.get(id) ?? []).map(({ order_id: _order, ...line }) => line),
  }))
}
