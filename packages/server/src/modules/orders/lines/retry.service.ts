import type { Ctx } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { lockOrder } from '../order/order.repository.ts'
import { type LineRow, listLines } from '../order/order-line.repository.ts'
import type { LineState } from '../order/order-state.rules.ts'
import { productOf } from '../order/product-of.ts'

interface Retried {
  /** Lines that were begun again. */
  readonly begun: ReadonlySet<string>
  /** Lines that cannot be, and why. */
  readonly refused: ReadonlyMap<string, Refusal>
  /** Whether one met a fault, which is worth another try. */
  readonly hasFault: boolean
}

/**
 * Lets the products retry lines of an order that the caller holds, each line by itself: one that cannot be begun again does not keep the
 * others from it.
 */
export const retryEach = async (ctx: Ctx, lines: readonly Pick<LineRow, 'id' | 'kind'>[]): Promise<Retried> => {
  const begun = new Set<string>()
  const refused = new Map<string, Refusal>()
  let hasFault = false
  for (const line of lines) {
    try {
      if ((await inSavepoint(ctx, () => productOf(ctx, line).retry(ctx, [line.id]))) > 0) begun.add(line.id)
    } catch (error) {
      if (error instanceof Refusal) {
        refused.set(line.id, error)
        continue
      }
      ctx.services.log.error({ err: error, lineId: line.id }, 'retrying a line of an order')
      hasFault = true
    }
  }
  return { begun, refused, hasFault }
}

/** Retries the lines of a paid order in one of these states; returns whether any was begun again. Refuses where none can be. */
export const retryLines = async (ctx: Ctx, orderId: string, states: readonly LineState[]): Promise<boolean> => {
  const order = await lockOrder(ctx.sql, orderId)
  if (!order?.paid_at) return false
  const lines = (await listLines(ctx.sql, orderId)).filter(({ state }) => states.includes(state))
  const { begun, refused, hasFault } = await retryEach(ctx, lines)
  if (begun.size > 0) return true
  const [refusal] = refused.values()
  if (refusal) throw refusal
  if (hasFault) throw new Error(`no line of order ${orderId} could be begun again`)
  return false
}
