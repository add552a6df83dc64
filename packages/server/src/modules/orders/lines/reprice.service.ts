import { type Ctx, inTransaction } from '../../../context/context.ts'
import { closePayments } from '../../payment/payments/payment.service.ts'
import { lockBalances } from '../../wallet/ledger/balance.service.ts'
import { changeOrder, type OrderRow } from '../order/order.repository.ts'
import { type LineRow, listLines, setPrices } from '../order/order-line.repository.ts'
import { holdOrder } from '../order/order-lock.service.ts'
import { pushOrder } from '../order/order-state.service.ts'
import { byProduct } from '../order/product-of.ts'
import { release } from '../refunds/hold.service.ts'
import { becomePaid } from './delivery.service.ts'

const sumOf = (lines: readonly LineRow[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Prices lines again that nobody has paid yet: what their buyer paid or gave up since they were ordered decides about free copies and
 * about what is charged once. Writes the lines that changed; the total is for the caller to write. Accounts are locked before.
 */
export const repriceLines = async (ctx: Ctx, { person_id }: Pick<OrderRow, 'person_id'>, lines: readonly LineRow[]) => {
  const priced: LineRow[] = []
  for (const [seller, ofKind] of byProduct(ctx, lines)) {
    const ids = ofKind.filter(({ charge }) => charge !== 'none').map(({ id }) => id)
    const prices = ids.length > 0 ? await seller.reprice(ctx, person_id, ids) : new Map<string, never>()
    for (const line of ofKind) {
      const { freeCopies = line.free_copies, amount = line.amount } = prices.get(line.id) ?? {}
      priced.push({ ...line, free_copies: freeCopies, amount })
    }
  }
  const before = new Map(lines.map((line) => [line.id, line]))
  const changed = priced.filter((line) => {
    const old = before.get(line.id)
    return old?.amount !== line.amount || old.free_copies !== line.free_copies
  })
  if (changed.length > 0) await setPrices(ctx.sql, changed)
  return { lines: priced, total: sumOf(priced) }
}

/** The whole order at what it costs now: all its lines, of which those that wait are priced again. */
export const repriceWaiting = async (ctx: Ctx, order: OrderRow, all: readonly LineRow[]) => {
  const { lines, total } = await repriceLines(
    ctx,
    order,
    all.filter(({ state }) => state === 'waiting'),
  )
  const now = new Map(lines.map((line) => [line.id, line]))
  return { lines: all.map((line) => now.get(line.id) ?? line), total }
}

export const openLines = async (ctx: Ctx, orderId: string) => (await listLines(ctx.sql, orderId)).filter(({ state }) => state === 'waiting')

/** Goes on with an unpaid order at another total: a payment that was begun for the old one is closed, and what costs nothing is delivered. */
export const continueAt = async (ctx: Ctx, order: OrderRow, total: number): Promise<void> => {
  await changeOrder(ctx.sql, order.id, { total, changed_at: ctx.now() })
  if (total === 0) await becomePaid(ctx, { ...order, total }, { fromFree: 0, fromPrint: 0, fromMoney: 0 })
  else await pushOrder(ctx, order, 'unpaid')
}

/** Prices an order again that waits for its payment, after something else of its buyer was paid, given up or paid back. */
export const repriceOrder = (ctx: Ctx, orderId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const order = await holdOrder(ctx, orderId)
    if (order?.state !== 'unpaid') return
    const [, all] = await Promise.all([lockBalances(ctx, order.person_id), listLines(ctx.sql, orderId)])
    const { total } = await repriceWaiting(ctx, order, all)
    if (total === order.total) return
    if (order.hasOpenPayment) await closePayments(ctx, 'order', orderId)
    await continueAt(ctx, await release(ctx, order), total)
  })
