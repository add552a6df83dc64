import type { Ctx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { closeOrder, linesDecided } from '../../orders/lines/order-lines.service.ts'
import { listOfOrder } from '../application/application.repository.ts'

/** When nothing of an order waits for a word any more, the order goes on with what was approved, or ends. It is held meanwhile. */
export const goOnWhenDecided = async (ctx: Ctx, orderId: string): Promise<void> => {
  const all = await listOfOrder(ctx.sql, orderId)
  const isAlive = ({ state }: { state: Column<'application', 'state'> }) => state === 'pending_approval'
  if (all.some((one) => isAlive(one) && one.decided_at === null)) return
  if (all.every(({ state }) => state === 'withdrawn')) {
    await closeOrder(ctx, orderId, 'withdrawn')
    return
  }
  const dropped = all.filter((one) => !isAlive(one)).map(({ line_id }) => line_id)
  await linesDecided(ctx, orderId, dropped)
}
