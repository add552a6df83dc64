import type { Ctx } from '../../../context/context.ts'
import { listUnpaidWith, type OrderRow } from '../order/order.repository.ts'
import type { LineRow } from '../order/order-line.repository.ts'
import { repriceOrderJob } from '../orders.jobs.ts'

/** What these lines leave to others of the same thing: free copies that came back, or a charge that is paid once. */
const changesOthers = ({ charge, free_copies, amount }: LineRow) => free_copies > 0 || (charge === 'first' && amount > 0)

/** After lines were paid, given up or paid back: other unpaid orders of the buyer for the same products are priced again. */
export const repriceOthers = async (ctx: Ctx, { id, person_id }: OrderRow, lines: readonly LineRow[]): Promise<void> => {
  const productIds = lines.filter(changesOthers).map(({ product_id }) => product_id)
  const others = productIds.length > 0 ? await listUnpaidWith(ctx.sql, person_id, id, productIds) : []
  if (others.length > 0)
    await ctx.services.jobs.addAll(
      ctx.sql,
      repriceOrderJob,
      others.map(({ id }) => ({ data: { id } })),
    )
}
