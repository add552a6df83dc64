import type { Ctx } from '../../platform/context.ts'
import { push } from '../../platform/push.ts'
import { changeOrder, type OrderRow } from './order.repository.ts'
import { type LineRow, listLines } from './order-line.repository.ts'
import { tellTrouble } from './order-messages.ts'
import { type LineState, stateFromLines } from './order-state.rules.ts'

/** For the open apps of the buyer. */
export const pushOrder = (ctx: Ctx, { id, person_id }: OrderRow, state: string) =>
  push(ctx.sql, { to: `person:${person_id}`, topic: 'order', data: { id, state } })

/** Lets a paid order stand as its lines do, and tells the buyer where something went wrong. */
export const followLines = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const lines: readonly LineRow[] = await listLines(ctx.sql, order.id)
  const state = stateFromLines(lines.map((line) => line.state as LineState))
  const now = ctx.now()
  await changeOrder(ctx.sql, order.id, {
    state,
    changed_at: now,
    ...(state === 'finished' && order.finished_at === null ? { finished_at: now } : {}),
  })
  // Of a file that cost nothing its own message says enough; where money is held, the order says what becomes of it.
  const isTold = state === 'send_failed' || (state === 'failed' && order.total > 0)
  if (isTold && state !== order.state) await tellTrouble(ctx, order, state)
  await pushOrder(ctx, order, state)
}
