import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import type { GoodsByKind } from './goods.ts'
import { goodsOf } from './goods-of.ts'
import type { OrderRow } from './order.repository.ts'
import { changeOrder } from './order.repository.ts'
import { type LineRow, listLines, moveLines } from './order-line.repository.ts'
import { followLines } from './order-state.service.ts'
import { inSavepoint } from './savepoint.ts'

/** What it was paid with. */
export interface PaidWith {
  readonly fromFree: number
  readonly fromPrint: number
  readonly fromMoney: number
  readonly paymentId?: string | undefined
}

/** A line that cannot be begun says why; one that met a fault waits to be taken up again. The money that came is taken all the same. */
const begin = async (ctx: Ctx, goods: GoodsByKind, line: LineRow) => {
  try {
    await inSavepoint(ctx, async () => {
      await moveLines(ctx.sql, [line.id], 'making', '')
      await goodsOf(goods, line).release(ctx, [line.id])
    })
  } catch (error) {
    if (error instanceof Refusal) await moveLines(ctx.sql, [line.id], 'failed', error.word)
    else ctx.world.log.error({ err: error, lineId: line.id }, 'beginning to deliver')
  }
}

/** Begins to deliver the lines of a paid order that wait for it. */
export const deliver = async (ctx: Ctx, goods: GoodsByKind, order: OrderRow) => {
  for (const line of await listLines(ctx.sql, order.id)) if (line.state === 'waiting') await begin(ctx, goods, line)
  await followLines(ctx, order)
}

/** An order is paid once; from here on it is delivered. */
export const becomePaid = async (ctx: Ctx, goods: GoodsByKind, order: OrderRow, { paymentId, ...paid }: PaidWith) => {
  const now = ctx.now()
  const changes = {
    state: 'packaging',
    from_free: paid.fromFree,
    from_print: paid.fromPrint,
    from_money: paid.fromMoney,
    is_held: false,
    paid_at: now,
    changed_at: now,
    ...(paymentId ? { payment_id: paymentId } : {}),
  }
  await changeOrder(ctx.sql, order.id, changes)
  await deliver(ctx, goods, { ...order, ...changes })
}
