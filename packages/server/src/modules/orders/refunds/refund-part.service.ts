import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { addRefunded, listLines } from '../order/order-line.repository.ts'
import { holdOrder } from '../order/order-lock.service.ts'
import { followLines } from '../order/order-state.service.ts'
import { payBack } from './pay-back.service.ts'

interface PartRefund {
  readonly orderId: string
  readonly lineId: string
  readonly amount: number
  /** One cause gives back once. */
  readonly cause: string
  readonly reason: string
}

/**
 * Gives back a part of what was paid for a line, for those who delivered only a part of it and end the rest themselves. A line of which
 * nothing is left to give back is refunded; any other stays as it is. False: this cause gave back before.
 */
export const refundPart = async (ctx: Ctx, { orderId, lineId, ...back }: PartRefund): Promise<boolean> => {
  const order = await holdOrder(ctx, orderId)
  const line = order?.paid_at ? (await listLines(ctx.sql, orderId)).find(({ id }) => id === lineId) : undefined
  const left = line && line.state !== 'dropped' && line.state !== 'refunded' ? line.amount - line.refunded : 0
  if (!order || back.amount < 1 || back.amount > left) throw refuse('nothing_to_refund')
  if (!(await payBack(ctx, order, back))) return false
  await addRefunded(ctx.sql, lineId, back.amount, back.reason)
  await followLines(ctx, order)
  return true
}
