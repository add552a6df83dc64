import type { Ctx } from '../../../context/context.ts'
import { lockOrder, lockPayments, type OrderRow, takeTurn } from './order.repository.ts'

/** An order that nobody else changes, and of which no payment begins, until the end of the transaction. */
export type HeldOrder = OrderRow & { readonly hasOpenPayment: boolean }

/**
 * Locks an order for an action that moves money. Applying a payment locks all payments of the order first, then the accounts, then
 * the order; so they are locked before it here, and the turn lets no payment begin in between.
 */
export const holdOrder = async (ctx: Ctx, id: string): Promise<HeldOrder | undefined> => {
  if (!ctx.sql.isTransaction) throw new Error('an order is held inside the transaction of the action')
  await takeTurn(ctx.sql, id)
  const [payments, order] = await Promise.all([lockPayments(ctx.sql, id), lockOrder(ctx.sql, id)])
  return order && { ...order, hasOpenPayment: payments.some(({ state }) => state === 'open') }
}
