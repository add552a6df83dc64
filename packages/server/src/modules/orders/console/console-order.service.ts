import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/orders/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList } from '../../logs/lists/list-filter.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { refundLines } from '../lines/order-lines.service.ts'
import { findOrder, type ListedOrder, listOrders, type OrderFilter, sumOrders } from '../listing/order-list.repository.ts'
import { presentOrder, presentRows } from '../listing/order-view.service.ts'

const within = async (ctx: CallerCtx): Promise<OrderFilter> => ({ schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) })

const buyerOf = ({ language }: CallerCtx, { person_id, person_name, person_pinyin, person_number }: ListedOrder) => ({
  personId: person_id,
  personName: personNameIn({ name: person_name, namePinyin: person_pinyin }, language),
  personNumber: person_number,
})

export const presentBought = async (ctx: CallerCtx, found: readonly ListedOrder[]): Promise<OutputOf<typeof schoolOrders>['rows']> => {
  const buyers = new Map(found.map((row) => [row.id, buyerOf(ctx, row)]))
  return (await presentRows(ctx, found)).flatMap((row) => {
    const buyer = buyers.get(row.id)
    return buyer ? [{ ...row, ...buyer }] : []
  })
}

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...wanted }: InputOf<typeof schoolOrders>,
): Promise<OutputOf<typeof schoolOrders>> => {
  const filter = { ...wanted, ...(await narrowList(ctx, wanted)) }
  const rows = await presentBought(ctx, await listOrders(ctx.sql, filter, { pageNum, pageSize }, sort))
  return { rows, ...(await sumOrders(ctx.sql, filter, maxListed + 1)) }
}

const requireInReach = async (ctx: CallerCtx, id: string) => {
  const row = await findOrder(ctx.sql, id, await within(ctx))
  if (!row) throw refuse('not_found')
  return row
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof schoolOrder>): Promise<OutputOf<typeof schoolOrder>> => {
  const row = await requireInReach(ctx, id)
  await noteViews(ctx, [row.person_id], 'record')
  return { ...(await presentOrder(ctx, row)), ...buyerOf(ctx, row), paymentId: row.payment_id }
}

export const refund = (ctx: CallerCtx, { id, lineIds, reason }: InputOf<typeof refundOrder>): Promise<OutputOf<typeof refundOrder>> =>
  inTransaction(ctx, async (ctx) => {
    const { person_id, number } = await requireInReach(ctx, id)
    if (person_id === ctx.caller.personId) throw refuse('own_request')
    const amount = await refundLines(ctx, { orderId: id, lineIds, reason })
    await record(ctx, { action: 'order.refund', subjectKind: 'order', subjectId: id, details: { number, lineIds, amount, reason } })
    return { amount }
  })
