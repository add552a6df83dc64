import type { Ctx } from '../../../context/context.ts'
import { lockOrder } from '../order/order.repository.ts'
import { listLines } from '../order/order-line.repository.ts'
import type { LineState } from '../order/order-state.rules.ts'
import { byProduct } from '../order/product-of.ts'

/** Lets the products retry the lines of a paid order in one of these states; returns whether there were any. */
export const retryLines = async (ctx: Ctx, orderId: string, states: readonly LineState[]): Promise<boolean> => {
  const order = await lockOrder(ctx.sql, orderId)
  if (!order?.paid_at) return false
  const lines = (await listLines(ctx.sql, orderId)).filter(({ state }) => states.includes(state))
  let tried = 0
  for (const [seller, ofKind] of byProduct(ctx, lines))
    tried += await seller.retry(
      ctx,
      ofKind.map(({ id }) => id),
    )
  return tried > 0
}
