import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { later } from '../../../platform/time/clock.ts'
import { deliver } from '../lines/delivery.service.ts'
import { failLine } from '../lines/order-lines.service.ts'
import { retryEach } from '../lines/retry.service.ts'
import { lockOrder } from '../order/order.repository.ts'
import { listLines } from '../order/order-line.repository.ts'
import { closeDue } from './closing.service.ts'
import { listDue, listStandingStill } from './recovery.repository.ts'

const stillSeconds = 600
const dueSeconds = 120
const batchSize = 200

/**
 * Waiting lines are started, stalled ones are resumed; checked again after the same time. A stalled line that cannot be made any more
 * fails, and its buyer is notified why.
 */
const takeUp = async (ctx: Ctx, orderId: string): Promise<void> => {
  const isBegun = await inTransaction(ctx, async (ctx) => {
    if (!(await lockOrder(ctx.sql, orderId))?.paid_at) return true
    const lines = await listLines(ctx.sql, orderId)
    const { refused, hasFault } = await retryEach(
      ctx,
      lines.filter(({ state }) => state === 'making'),
    )
    for (const [lineId, { code }] of refused) await failLine(ctx, lineId, code)
    const order = lines.some(({ state }) => state === 'waiting') ? await lockOrder(ctx.sql, orderId) : undefined
    return (order ? await deliver(ctx, order) : true) && !hasFault
  })
  // What was begun is kept; the rest is logged and found again the next time.
  if (!isBegun) throw new Error(`order ${orderId} could not be taken up whole`)
}

/** Begins what met a fault in the moment of its payment; the queue asks again after a pause while the fault lasts. */
export const deliverAgain = async (ctx: Ctx, orderId: string): Promise<void> => {
  const isBegun = await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx.sql, orderId)
    return order?.paid_at ? deliver(ctx, order) : true
  })
  if (!isBegun) throw new Error(`delivering order ${orderId} could not be begun`)
}

type Stopped = Awaited<ReturnType<typeof listStandingStill>>[number]

/** One that cannot be recovered is tried again the next time; however many there are, the others have their turn. */
const eachOf = async (
  ctx: Ctx,
  batch: number,
  list: (last: Stopped | undefined) => Promise<readonly Stopped[]>,
  action: (id: string) => Promise<void>,
) => {
  let last: Stopped | undefined
  for (;;) {
    const found = await list(last)
    await eachForItself(ctx, found, ({ id }) => action(id), 'An order could not be recovered.')
    if (found.length < batch) return
    last = found.at(-1)
  }
}

/** Goes on with what a kill or a fault interrupted. */
export const recoverOrders = async (ctx: Ctx, batch = batchSize): Promise<void> => {
  const still = later(ctx.now(), -stillSeconds)
  await eachOf(
    ctx,
    batch,
    (last) => listStandingStill(ctx.sql, still, batch, last),
    (id) => takeUp(ctx, id),
  )
  const due = later(ctx.now(), -dueSeconds)
  await eachOf(
    ctx,
    batch,
    (last) => listDue(ctx.sql, due, batch, last),
    (id) => closeDue(ctx, id),
  )
}
