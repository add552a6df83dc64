import type { Ctx } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { changeOrder, type OrderChanges, type OrderRow } from './order.repository.ts'
import { type LineRow, listLines } from './order-line.repository.ts'
import { stateFromLines } from './order-state.rules.ts'

/** For the open apps of the buyer. */
export const pushOrder = (ctx: Ctx, { id, person_id }: OrderRow, state: OrderRow['state']) =>
  push(ctx.sql, { to: `person:${person_id}`, topic: 'order', data: { id, state } })

/** Sets the status of a paid order from these lines, with its other changes in one statement. */
export const setState = async (ctx: Ctx, order: OrderRow, lines: readonly LineRow[], changes: OrderChanges = {}): Promise<void> => {
  const state = stateFromLines(lines.map((line) => line.state))
  const now = ctx.now()
  await changeOrder(ctx.sql, order.id, {
    ...changes,
    state,
    changed_at: now,
    ...(state === 'finished' && order.finished_at === null ? { finished_at: now } : {}),
  })
  await pushOrder(ctx, order, state)
}

export const followLines = async (ctx: Ctx, order: OrderRow) => setState(ctx, order, await listLines(ctx.sql, order.id))
