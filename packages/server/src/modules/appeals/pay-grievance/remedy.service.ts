import type { Ctx } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { failLine, refundLines } from '../../orders/lines/order-lines.service.ts'
import { retryEach } from '../../orders/lines/retry.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import type { ProductKind } from '../../orders/product.ts'
import { type LineFact, type OrderFact, undelivered } from './evidence.rules.ts'

export interface Remedy {
  readonly outcome: 'delivered' | 'refunded'
  readonly amount: number
}

interface Line {
  readonly id: string
  readonly kind: ProductKind
  readonly state: string
}

/** What should be made and is not there yet. */
const isUnmade = ({ state }: Pick<Line, 'state'>) => state === 'waiting' || state === 'making'

/** Starts the delivery of lines again, each by itself; returns how many there were. What cannot be made fails, and its order says why. */
export const deliverAgain = async (ctx: Ctx, orderId: string, lines: readonly Line[]): Promise<number> => {
  await holdOrder(ctx, orderId)
  const { begun, refused } = await retryEach(ctx, lines)
  for (const { id, state } of lines) {
    const refusal = refused.get(id)
    if (refusal && isUnmade({ state })) await failLine(ctx, id, refusal.code)
  }
  return begun.size
}

const refund = async (ctx: Ctx, orderId: string, lineIds: readonly string[]): Promise<number> => {
  try {
    return await inSavepoint(ctx, () => refundLines(ctx, { orderId, lineIds, reason: 'making_failed' }))
  } catch (error) {
    // What becomes of a fee that other copies rest on is for a person to decide.
    if (error instanceof Refusal) return 0
    throw error
  }
}

/**
 * What was paid for and cannot be made gives the money back; what is free, only late or did not leave is sent on its way again. Each line
 * is decided by itself; while one of them is undecided, a person looks at the appeal.
 */
const remedy = async (ctx: Ctx, order: OrderFact): Promise<Remedy | undefined> => {
  await holdOrder(ctx, order.orderId)
  const lines = undelivered(order, ctx.now())
  const isPaid = ({ amount, refunded }: LineFact) => amount > refunded
  const hasFailed = (line: LineFact) => line.state === 'failed' && isPaid(line)
  const late = lines.filter((line) => !hasFailed(line))
  const { begun, refused } = await retryEach(
    ctx,
    late.map(({ lineId, kind }) => ({ id: lineId, kind })),
  )
  const isLost = (line: LineFact) => hasFailed(line) || (refused.has(line.lineId) && isUnmade(line) && isPaid(line))
  const lost = lines.filter(isLost).map(({ lineId }) => lineId)
  const amount = lost.length > 0 ? await refund(ctx, order.orderId, lost) : 0
  const isDecided = ({ lineId }: LineFact) => begun.has(lineId) || (amount > 0 && lost.includes(lineId))
  if (lines.length === 0 || !lines.every(isDecided)) return undefined
  return amount > 0 ? { outcome: 'refunded', amount } : { outcome: 'delivered', amount: 0 }
}

/** Nothing that goes wrong here costs the evidence: then a person decides. */
export const remedyFor = async (ctx: Ctx, order: OrderFact): Promise<Remedy | undefined> => {
  try {
    return await inSavepoint(ctx, () => remedy(ctx, order))
  } catch (error) {
    ctx.services.log.error({ err: error, orderId: order.orderId }, 'the remedy of an appeal')
    return undefined
  }
}
