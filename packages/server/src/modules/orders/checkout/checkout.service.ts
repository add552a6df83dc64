import { randomInt, randomUUIDv7 } from 'node:crypto'
import type { OutputOf } from '@campus/contract/call.ts'
import type { checkoutCart } from '@campus/contract/orders/checkout.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { moveLine } from '../lines/order-lines.service.ts'
import { insertOrder, lockOrder, type OrderRow } from '../order/order.repository.ts'
import { insertLines } from '../order/order-line.repository.ts'
import { closeOrderJob } from '../orders.jobs.ts'
import type { LineRequest, Price } from '../product.ts'
import { products } from '../products.extension.ts'
import { orderNumber, orderNumbersADay } from './order-number.rules.ts'

interface CheckoutOptions {
  /** The price that the buyer saw. */
  readonly expectedTotal?: number | undefined
  readonly mustBeFree?: boolean
}

export type Checkout = OutputOf<typeof checkoutCart> & {
  readonly lines: readonly { readonly lineId: string; readonly entryId: string }[]
}

interface Reserved {
  readonly lineId: string
  readonly position: number
  readonly lineRequest: LineRequest
  readonly price: Price
}

/** Counts the lines in the order of the products, so that two checkouts never deadlock. */
const reserveAll = async (ctx: CallerCtx, lineRequests: readonly LineRequest[]): Promise<Reserved[]> => {
  const asked = lineRequests.map((lineRequest, index) => ({ lineId: randomUUIDv7(), position: index + 1, lineRequest }))
  const sorted = asked.toSorted(
    (one, other) => one.lineRequest.productId.localeCompare(other.lineRequest.productId) || one.position - other.position,
  )
  const reserved: Reserved[] = []
  for (const [kind, ofKind] of Map.groupBy(sorted, ({ lineRequest }) => lineRequest.kind)) {
    const prices = await products.of(ctx)[kind].reserve(ctx, ofKind)
    reserved.push(...ofKind.flatMap((line, index) => (prices[index] ? [{ ...line, price: prices[index] }] : [])))
  }
  return reserved.toSorted((one, other) => one.position - other.position)
}

const requireOneKind = (reserved: readonly Reserved[]): boolean => {
  const [first, ...others] = new Set(reserved.map(({ price }) => price.needsApproval))
  if (first === undefined) throw new Error('nothing is settled')
  if (others.length > 0) throw refuse('mixed_cart')
  return first
}

/** Numbers of a day rarely collide; on a collision another one is drawn. */
const insertNumbered = async (ctx: CallerCtx, timeZone: string, row: Omit<NewRow<'purchase_order'>, 'number'>) => {
  const day = dayIn(timeZone, ctx.now())
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const order = await insertOrder(ctx.sql, { ...row, number: orderNumber(day, randomInt(orderNumbersADay)) })
    if (order) return order
  }
  throw new Error(`no number for an order on ${day}`)
}

const lineRow = (
  { lineId, position, lineRequest, price }: Reserved,
  more: Pick<NewRow<'order_line'>, 'school_id' | 'order_id' | 'state'>,
  now: Date,
) => ({
  id: lineId,
  position,
  kind: lineRequest.kind,
  product_id: lineRequest.productId,
  name: price.name,
  name_en: price.nameEn,
  name_tw: price.nameTw,
  way: price.way,
  quantity: lineRequest.quantity,
  free_copies: price.freeCopies,
  unit_price: price.unitPrice,
  amount: price.amount,
  charge: price.charge,
  created_at: now,
  ...more,
})

type Beginning = Pick<NewRow<'purchase_order'>, 'state' | 'paid_at' | 'pay_by'> & { readonly next: Checkout['next'] }

const beginning = (needsApproval: boolean, total: number, now: Date, payMinutes: number): Beginning => {
  if (needsApproval) return { state: 'approval', next: 'approval' }
  if (total === 0) return { state: 'packaging', paid_at: now, next: 'making' }
  return { state: 'unpaid', pay_by: later(now, payMinutes * 60), next: 'payment' }
}

/** A process of the school may have decided at once; what it refused is shown where its decision is. */
const nextOf = ({ state }: Pick<OrderRow, 'state'>): Checkout['next'] => {
  if (state === 'approval' || state === 'closed') return 'approval'
  return state === 'unpaid' ? 'payment' : 'making'
}

const enterAll = async (ctx: CallerCtx, reserved: readonly Reserved[], orderId: string) => {
  const lines: { lineId: string; entryId: string }[] = []
  for (const [kind, ofKind] of Map.groupBy(reserved, ({ lineRequest }) => lineRequest.kind)) {
    const entryIds = await products.of(ctx)[kind].enter(ctx, ofKind, orderId)
    for (const [index, entryId] of entryIds.entries()) lines.push({ lineId: ofKind[index]?.lineId ?? '', entryId })
  }
  return lines
}

/** Begins to deliver what cost nothing; its order is written as one that is being delivered. */
const releaseAll = async (ctx: CallerCtx, reserved: readonly Reserved[]) => {
  for (const [kind, ofKind] of Map.groupBy(reserved, ({ lineRequest }) => lineRequest.kind)) {
    const ids = ofKind.map(({ lineId }) => lineId)
    if ((await products.of(ctx)[kind].release(ctx, ids)) === 'done') for (const id of ids) await moveLine(ctx, id, 'done')
  }
}

/**
 * Makes one order of what somebody wants: all of it or nothing, in the transaction of the call. What costs nothing and nobody decides
 * is delivered at once.
 */
export const checkout = async (
  ctx: CallerCtx,
  lineRequests: readonly LineRequest[],
  { expectedTotal, mustBeFree = false }: CheckoutOptions = {},
): Promise<Checkout> => {
  if (!ctx.sql.isTransaction) throw new Error('a settlement is one transaction')
  const { schoolId, personId } = ctx.caller
  const now = ctx.now()
  const reserved = await reserveAll(ctx, lineRequests)
  const needsApproval = requireOneKind(reserved)
  const total = reserved.reduce((sum, { price }) => sum + price.amount, 0)
  if (expectedTotal !== undefined && expectedTotal !== total) throw refuse('price_changed', { facts: { total } })
  if (mustBeFree && total > 0) throw refuse('not_free', { facts: { total } })

  const { timeZone, payMinutes } = await readSettings(ctx.sql, schoolId)
  const { next, ...begun } = beginning(needsApproval, total, now, payMinutes)
  const row = { school_id: schoolId, person_id: personId, needs_approval: needsApproval, total, created_at: now, changed_at: now, ...begun }
  const { id: orderId, number } = await insertNumbered(ctx, timeZone, row)
  const more = { school_id: schoolId, order_id: orderId, state: next === 'making' ? ('making' as const) : ('waiting' as const) }
  await insertLines(
    ctx.sql,
    reserved.map((line) => lineRow(line, more, now)),
  )
  const lines = await enterAll(ctx, reserved, orderId)
  if (next === 'making') await releaseAll(ctx, reserved)
  if (begun.pay_by) await ctx.services.jobs.add(ctx.sql, closeOrderJob, { id: orderId }, { startAfter: new Date(begun.pay_by) })
  if (!needsApproval) return { orderId, number, total, next, lines }
  const order = await lockOrder(ctx.sql, orderId)
  if (!order) throw new Error(`order ${orderId} is gone`)
  return { orderId, number, total: order.total, next: nextOf(order), lines }
}
