import type { OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { Order, orders } from '@campus/contract/orders/orders.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openPaymentOf } from '../../payment/payments/payment.service.ts'
import { type LineRow, listLines } from '../order/order-line.repository.ts'
import { byProduct } from '../order/product-of.ts'
import type { LineDescription } from '../product.ts'
import { findOrder, type ListedOrder, listDeliveredPaper, listLinesOf, type OrderFilter } from './order-list.repository.ts'
import { buildTimeline, stepsFor } from './order-timeline.rules.ts'
import { priceSteps } from './price-steps.rules.ts'

type Row = OutputOf<typeof orders>['rows'][number]

/** Nobody's scope but their own: the buyer is the filter. */
export const mine = ({ caller }: CallerCtx): OrderFilter => ({ schoolId: caller.schoolId, personId: caller.personId, scope: 'school' })

const presentHead = (row: ListedOrder): Omit<Row, 'lines' | 'isToCollect'> => ({
  id: row.id,
  number: row.number,
  state: row.state,
  total: row.total,
  paid: row.paid_at ? row.from_free + row.from_print + row.from_money : 0,
  refunded: row.refunded,
  createdAt: row.created_at.toISOString(),
  payBy: row.state === 'unpaid' ? (row.pay_by?.toISOString() ?? null) : null,
})

const isWaiting = (description: LineDescription | undefined) => description?.delivery === 'not_picked_up'

/** The orders of those lines of paper that wait at the terminals. */
const ordersWaiting = async (ctx: Ctx, paper: readonly Pick<LineRow, 'id' | 'kind' | 'order_id'>[]) => {
  const descriptions = await descriptionsOf(ctx, paper)
  return new Set(paper.filter(({ id }) => isWaiting(descriptions.get(id))).map(({ order_id }) => order_id))
}

/** Orders whose files are there and whose paper waits at the terminals. */
const toCollect = async (ctx: Ctx, rows: readonly ListedOrder[], lines: Awaited<ReturnType<typeof listLinesOf>>) => {
  const finished = new Set(rows.filter(({ state }) => state === 'finished').map(({ id }) => id))
  const paper = lines.filter(({ order_id, way }) => way === 'paper' && finished.has(order_id))
  return ordersWaiting(ctx, paper)
}

/** All orders of the caller with paper to collect. */
export const ownToCollect = async (ctx: CallerCtx) => ordersWaiting(ctx, await listDeliveredPaper(ctx.sql, ctx.caller.personId))

const maxNamed = 2

/** What was bought with each order, in a few words. */
export const namesOfOrders = async ({ sql }: Ctx, orderIds: readonly string[]): Promise<ReadonlyMap<string, Phrase>> => {
  if (orderIds.length === 0) return new Map()
  const ofOrder = Map.groupBy(await listLinesOf(sql, orderIds), ({ order_id }) => order_id)
  const named = (lines: readonly { readonly name: string; readonly name_en: string; readonly name_tw: string }[]): Phrase => {
    const some = lines.slice(0, maxNamed)
    const rest = lines.length - some.length
    return [
      some.map(({ name }) => name).join('、') + (rest > 0 ? ` 等 ${lines.length} 项` : ''),
      some.map(({ name, name_en }) => name_en || name).join(', ') + (rest > 0 ? ` and ${rest} more` : ''),
      some.map(({ name, name_tw }) => name_tw || name).join('、') + (rest > 0 ? ` 等 ${lines.length} 項` : ''),
    ]
  }
  return new Map([...ofOrder].map(([id, lines]) => [id, named(lines)]))
}

/** Orders as lists show them, with what is in them. */
export const presentRows = async (ctx: Ctx, rows: readonly ListedOrder[]): Promise<Row[]> => {
  if (rows.length === 0) return []
  const lines = await listLinesOf(
    ctx.sql,
    rows.map(({ id }) => id),
  )
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const waiting = await toCollect(ctx, rows, lines)
  return rows.map((row) => ({
    ...presentHead(row),
    isToCollect: waiting.has(row.id),
    lines: (ofOrder.get(row.id) ?? []).map((line) => ({
      name: line.name,
      nameEn: line.name_en,
      nameTw: line.name_tw,
      way: line.way,
      quantity: line.quantity,
    })),
  }))
}

const descriptionsOf = async (ctx: Ctx, lines: readonly Pick<LineRow, 'id' | 'kind'>[]) => {
  const descriptions = new Map<string, LineDescription>()
  for (const [seller, ofKind] of byProduct(ctx, lines)) {
    const ids = ofKind.map(({ id }) => id)
    for (const [id, description] of await seller.describe(ctx, ids)) descriptions.set(id, description)
  }
  return descriptions
}

const presentLine = (ctx: Ctx, line: LineRow, description: LineDescription | undefined): Order['lines'][number] => {
  if (!description) throw new Error(`nobody knows the line ${line.id}`)
  const priced = { quantity: line.quantity, freeCopies: line.free_copies, unitPrice: line.unit_price, amount: line.amount }
  return {
    ...priced,
    ...description,
    id: line.id,
    name: line.name,
    nameEn: line.name_en,
    nameTw: line.name_tw,
    way: line.way,
    refunded: line.refunded,
    steps: priceSteps({ ...priced, charge: line.charge }, ctx.language),
    validUntil: description.validUntil?.toISOString() ?? null,
  }
}

/** One order whole, as its reader sees it. */
export const presentOrder = async (ctx: Ctx, row: ListedOrder): Promise<Order> => {
  const lines = await listLines(ctx.sql, row.id)
  const descriptions = await descriptionsOf(ctx, lines)
  const timeline = {
    state: row.state,
    needsApproval: row.needs_approval,
    total: row.total,
    closedReason: row.closed_reason,
    hasPayment: row.payment_id !== null,
    lines: lines.map(({ state, way, amount }) => ({ state, way, amount })),
  }
  const { cause, next } = buildTimeline(timeline)
  return {
    ...presentHead(row),
    isToCollect: row.state === 'finished' && lines.some(({ id, way }) => way === 'paper' && isWaiting(descriptions.get(id))),
    needsApproval: row.needs_approval,
    cause: say(cause, ctx.language),
    nextStep: say(next, ctx.language),
    steps: stepsFor(timeline),
    fromFree: row.from_free,
    fromPrint: row.from_print,
    fromMoney: row.from_money,
    provider: row.provider,
    paidAt: row.paid_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    lines: lines.map((line) => presentLine(ctx, line, descriptions.get(line.id))),
    payment: await openPaymentOf(ctx, 'order', row.id),
  }
}

/** An order of the caller; a stranger's is treated as missing. */
export const requireOwn = async (ctx: CallerCtx, id: string): Promise<ListedOrder> => {
  const row = await findOrder(ctx.sql, id, mine(ctx))
  if (!row) throw refuse('not_found')
  return row
}

export const orderOf = async (ctx: CallerCtx, id: string): Promise<Order> => presentOrder(ctx, await requireOwn(ctx, id))
