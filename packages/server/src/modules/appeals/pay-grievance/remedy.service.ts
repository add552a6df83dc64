import type { Ctx } from '../../../platform/context.ts'
import type { GoodsByKind } from '../../orders/goods.ts'
import { refundLines } from '../../orders/order-lines.service.ts'
import { type OrderFact, undelivered } from './evidence.rules.ts'

export interface Remedy {
  readonly outcome: 'delivered' | 'refunded'
  readonly amount: number
}

interface Appeal {
  readonly id: string
  readonly reason: string
}

/** What cannot be made gives the money back; what is only late or did not leave is sent on its way again. */
export const remedyFor = async (ctx: Ctx, goods: GoodsByKind, { id }: Appeal, order: OrderFact): Promise<Remedy | undefined> => {
  const lines = undelivered(order, ctx.now())
  const failed = lines.filter(({ state }) => state === 'failed').map(({ lineId }) => lineId)
  const late = lines.filter(({ state }) => state !== 'failed').map(({ lineId }) => lineId)
  const retried = late.length > 0 ? await goods.certificate.retry(ctx, late) : 0
  if (failed.length === 0) return retried > 0 ? { outcome: 'delivered', amount: 0 } : undefined
  const amount = await refundLines(ctx, goods, {
    orderId: order.orderId,
    lineIds: failed,
    cause: `appeal:${id}`,
    reason: 'making_failed',
  })
  return { outcome: 'refunded', amount }
}
