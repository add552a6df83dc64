import type { Ctx } from '../../platform/context.ts'
import { lockOrder, lockPayments, type OrderRow, takeTurn } from './order.repository.ts'

/**
 * Holds an order for a deed that moves money. Whoever learns of a payment has all payments of the order first, then the accounts, then
 * the order; so they are locked before it here, and the turn lets no payment begin in between.
 */
export const holdOrder = async (ctx: Ctx, id: string): Promise<OrderRow | undefined> => {
  if (!ctx.sql.isTransaction) throw new Error('an order is held inside the transaction of the deed')
  await takeTurn(ctx.sql, id)
  await lockPayments(ctx.sql, id)
  return lockOrder(ctx.sql, id)
}
