import type { Ctx } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { refundLines } from '../../orders/lines/order-lines.service.ts'
import type { ProductKind } from '../../orders/product.ts'
import { products } from '../../orders/products.extension.ts'
import { type LineFact, type OrderFact, undelivered } from './evidence.rules.ts'

export interface Remedy {
  readonly outcome: 'delivered' | 'refunded'
  readonly amount: number
}

/** Starts the delivery of lines again, each by those who sell it; returns how many there were. */
export const deliverAgain = async (ctx: Ctx, lines: readonly { readonly id: string; readonly kind: ProductKind }[]): Promise<number> => {
  let retried = 0
  for (const [kind, ofKind] of Map.groupBy(lines, (line) => line.kind))
    retried += await products.of(ctx)[kind].retry(
      ctx,
      ofKind.map(({ id }) => id),
    )
  return retried
}

/** What was paid for and cannot be made gives the money back; what is free, only late or did not leave is sent on its way again. */
export const remedyFor = async (ctx: Ctx, order: OrderFact): Promise<Remedy | undefined> => {
  const lines = undelivered(order, ctx.now())
  const isLost = ({ state, amount, refunded }: LineFact) => state === 'failed' && amount > refunded
  const lost = lines.filter(isLost).map(({ lineId }) => lineId)
  const late = lines.filter((line) => !isLost(line)).map(({ lineId, kind }) => ({ id: lineId, kind }))
  const retried = await deliverAgain(ctx, late)
  if (lost.length === 0) return retried > 0 ? { outcome: 'delivered', amount: 0 } : undefined
  try {
    const amount = await refundLines(ctx, { orderId: order.orderId, lineIds: lost, reason: 'making_failed' })
    return { outcome: 'refunded', amount }
  } catch (error) {
    // Nothing was written yet; what becomes of a fee that other copies rest on is for a person to decide.
    if (!(error instanceof Refusal) || error.code !== 'fee_covers_other_copies') throw error
    return undefined
  }
}
