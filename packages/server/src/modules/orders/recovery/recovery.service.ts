import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { deliver } from '../lines/delivery.service.ts'
import { retryLines } from '../lines/retry.service.ts'
import { lockOrder } from '../order/order.repository.ts'
import { closeDue } from './closing.service.ts'
import { listDue, listStandingStill } from './recovery.repository.ts'

const stillSeconds = 600
const dueSeconds = 120
const batchSize = 200

/** Waiting lines are started, stalled ones are resumed; checked again after the same time. */
const takeUp = (ctx: Ctx, orderId: string) =>
  inTransaction(ctx, async (ctx) => {
    await retryLines(ctx, orderId, ['making'])
    const order = await lockOrder(ctx.sql, orderId)
    if (order?.paid_at) await deliver(ctx, order)
  })

/** Begins what met a fault in the moment of its payment; the queue asks again after a pause while the fault lasts. */
export const deliverAgain = async (ctx: Ctx, orderId: string): Promise<void> => {
  const isBegun = await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx.sql, orderId)
    return order?.paid_at ? deliver(ctx, order) : true
  })
  if (!isBegun) throw new Error(`delivering order ${orderId} could not be begun`)
}

/** One that cannot be mended does not keep the others from it. */
const each = async (ctx: Ctx, ids: readonly { readonly id: string }[], action: (id: string) => Promise<void>) => {
  for (const { id } of ids) {
    try {
      await action(id)
    } catch (error) {
      ctx.services.log.error({ err: error, orderId: id }, 'mending an order')
    }
  }
}

/** Goes on with what a kill or a fault interrupted. */
export const recoverOrders = async (ctx: Ctx): Promise<void> => {
  const still = await listStandingStill(ctx.sql, later(ctx.now(), -stillSeconds), batchSize)
  await each(ctx, still, (id) => takeUp(ctx, id))
  const due = await listDue(ctx.sql, later(ctx.now(), -dueSeconds), batchSize)
  await each(ctx, due, (id) => closeDue(ctx, id))
}
