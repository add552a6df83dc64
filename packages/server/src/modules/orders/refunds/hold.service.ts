import type { Ctx } from '../../../context/context.ts'
import { lockBalances } from '../../wallet/ledger/balance.service.ts'
import { holdBeans, releaseBeans } from '../../wallet/ledger/spend.service.ts'
import { changeOrder, type OrderRow } from '../order/order.repository.ts'

export interface Beans {
  readonly fromFree: number
  readonly fromPrint: number
}

const noBeans: Beans = { fromFree: 0, fromPrint: 0 }

const heldBy = (order: OrderRow): Beans => (order.is_held ? { fromFree: order.from_free, fromPrint: order.from_print } : noBeans)

/** What the buyer can spend on an order: what is in the wallet and what the order holds already. */
export const spendable = async (ctx: Ctx, order: OrderRow) => {
  const { free, print } = await lockBalances(ctx, order.person_id)
  const held = heldBy(order)
  return { free: free + held.fromFree, print: print + held.fromPrint }
}

export const spendingOf = (order: OrderRow, cause: string) => ({
  schoolId: order.school_id,
  personId: order.person_id,
  orderId: order.id,
  note: order.number,
  cause: `order:${order.id}:${cause}`,
})

/** Makes an order hold exactly these beans: others that it held go back first. */
export const hold = async (ctx: Ctx, order: OrderRow, wanted: Beans): Promise<OrderRow> => {
  const held = heldBy(order)
  if (held.fromFree === wanted.fromFree && held.fromPrint === wanted.fromPrint) return order
  if (order.is_held) await releaseBeans(ctx, { ...spendingOf(order, `release:${order.holds}`), ...held })
  const is_held = wanted.fromFree + wanted.fromPrint > 0
  const changes = { is_held, from_free: wanted.fromFree, from_print: wanted.fromPrint, holds: order.holds + (is_held ? 1 : 0) }
  if (is_held) await holdBeans(ctx, { ...spendingOf(order, `hold:${changes.holds}`), ...wanted })
  await changeOrder(ctx.sql, order.id, changes)
  return { ...order, ...changes }
}

export const release = (ctx: Ctx, order: OrderRow): Promise<OrderRow> => hold(ctx, order, noBeans)
