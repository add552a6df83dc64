import type { Ctx } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal } from '../../../platform/refuse.ts'
import type { OrderChanges, OrderRow } from '../order/order.repository.ts'
import { type LineRow, listLines, moveLines } from '../order/order-line.repository.ts'
import { notifyTrouble } from '../order/order-messages.ts'
import { setState } from '../order/order-state.service.ts'
import { byProduct } from '../order/product-of.ts'
import { deliverOrderJob } from '../orders.jobs.ts'
import { repriceOthers } from './reprice-others.service.ts'

/** What it was paid with. */
export interface PaidWith {
  readonly fromFree: number
  readonly fromPrint: number
  readonly fromMoney: number
  readonly paymentId?: string | undefined
  /** All lines of the order as they are now, where they were just read. */
  readonly lines?: readonly LineRow[] | undefined
}

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id)

/**
 * Begins lines together, or each by itself where one of them stumbles. A line that cannot be begun says why; one that met a fault
 * waits to be taken up again at once. The money that came is taken all the same.
 */
const begin = async (ctx: Ctx, lines: readonly LineRow[]): Promise<readonly LineRow[]> => {
  try {
    return await inSavepoint(ctx, async () => {
      const begun = await moveLines(ctx.sql, idsOf(lines), 'making', '')
      const done = new Map<string, LineRow>()
      for (const [seller, ofKind] of byProduct(ctx, begun))
        if ((await seller.release(ctx, idsOf(ofKind))) === 'done')
          for (const line of await moveLines(ctx.sql, idsOf(ofKind), 'done', '')) done.set(line.id, line)
      return begun.map((line) => done.get(line.id) ?? line)
    })
  } catch (error) {
    if (lines.length > 1) return beginEach(ctx, lines)
    if (error instanceof Refusal) return moveLines(ctx.sql, idsOf(lines), 'failed', error.code)
    ctx.services.log.error({ err: error, lineId: lines[0]?.id }, 'beginning to deliver')
    return lines
  }
}

const beginEach = async (ctx: Ctx, lines: readonly LineRow[]) => {
  const begun: LineRow[] = []
  for (const line of lines) begun.push(...(await begin(ctx, [line])))
  return begun
}

/** Returns whether all lines were started. */
const deliverLines = async (ctx: Ctx, order: OrderRow, lines: readonly LineRow[], changes: OrderChanges = {}) => {
  const waiting = lines.filter(({ state }) => state === 'waiting')
  const begun = waiting.length > 0 ? await begin(ctx, waiting) : []
  const now = new Map(begun.map((line) => [line.id, line]))
  await setState(
    ctx,
    order,
    lines.map((line) => now.get(line.id) ?? line),
    changes,
  )
  for (const line of begun) if (line.state === 'failed') await notifyTrouble(ctx, order, line, 'failed')
  return begun.every(({ state }) => state !== 'waiting')
}

/** Begins to deliver the lines of a paid order that wait for it. */
export const deliver = async (ctx: Ctx, order: OrderRow) => deliverLines(ctx, order, await listLines(ctx.sql, order.id))

/** Outside of what may fail: the money is there, whatever becomes of the delivery. */
const notePaid = async (ctx: Ctx, order: OrderRow, lines: readonly LineRow[], paymentId?: string) => {
  const sold = lines.filter(({ state, amount }) => state === 'waiting' && amount > 0)
  for (const [seller, ofKind] of byProduct(ctx, sold)) await seller.notePaid(ctx, ofKind, paymentId)
  await repriceOthers(ctx, order, sold)
}

/** An order is paid once; from here on it is delivered. */
export const becomePaid = async (ctx: Ctx, order: OrderRow, { paymentId, lines: known, ...paid }: PaidWith) => {
  const lines = known ?? (await listLines(ctx.sql, order.id))
  await notePaid(ctx, order, lines, paymentId)
  const isBegun = await deliverLines(ctx, order, lines, {
    from_free: paid.fromFree,
    from_print: paid.fromPrint,
    from_money: paid.fromMoney,
    is_held: false,
    paid_at: ctx.now(),
    ...(paymentId ? { payment_id: paymentId } : {}),
  })
  if (!isBegun) await ctx.services.jobs.add(ctx.sql, deliverOrderJob, { id: order.id })
}
