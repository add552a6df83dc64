import type { InputOf } from '@campus/contract/call.ts'
import type { schoolOrders } from '@campus/contract/orders/console.ts'
import type { OrderState } from '@campus/contract/orders/orders.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countAndSum, countUpTo, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { beginningWith, type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** Whose orders, and which of them. */
export interface OrderFilter {
  readonly schoolId: string
  readonly personId?: string | undefined
  readonly ids?: readonly string[] | undefined
  /** All but these. */
  readonly without?: readonly string[] | undefined
  /** The scope of the reader, by the unit of the buyer. */
  readonly scope: Scope
  readonly state?: OrderState | undefined
  readonly way?: Column<'order_line', 'way'> | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  readonly words?: string | undefined
}

/** The orders alone: a count that joined a payment would have to look at each order for it instead of at the index. */
const orders = (sql: Sql, { schoolId, personId, ids, without, scope, state, way, from, before, words }: OrderFilter) => {
  let found = sql.selectFrom('purchase_order').where('purchase_order.school_id', '=', schoolId)
  if (personId) found = found.where('purchase_order.person_id', '=', personId)
  if (ids) found = found.where('purchase_order.id', '=', fragment<string>`any(${ids}::uuid[])`)
  if (without) found = found.where('purchase_order.id', '<>', fragment<string>`all(${without}::uuid[])`)
  if (scope !== 'school')
    found = found.where('purchase_order.person_id', 'in', (row) =>
      row
        .selectFrom('person')
        .where('person.org_unit_id', 'in', scope.length > 0 ? scope : [null])
        .select('person.id'),
    )
  if (state) found = found.where('purchase_order.state', '=', state)
  if (from) found = found.where('purchase_order.created_at', '>=', from)
  if (before) found = found.where('purchase_order.created_at', '<', before)
  if (way)
    found = found.where((row) =>
      row.exists(
        row
          .selectFrom('order_line')
          .whereRef('order_line.order_id', '=', 'purchase_order.id')
          .where('order_line.way', '=', way)
          .select(fragment<number>`1`.as('one')),
      ),
    )
  if (!words) return found
  const like = containing(words)
  return found.where((row) =>
    row.or([
      row('purchase_order.number', 'ilike', like),
      row('purchase_order.person_id', 'in', (other) =>
        other
          .selectFrom('person')
          .where('person.school_id', '=', schoolId)
          .where((person) =>
            person.or((['person.name', 'person.name_pinyin', 'person.number'] as const).map((column) => person(column, 'ilike', like))),
          )
          .select('person.id'),
      ),
    ]),
  )
}

const withNames = (found: ReturnType<typeof orders>) =>
  found
    .innerJoin('person', 'person.id', 'purchase_order.person_id')
    .leftJoin('payment', 'payment.id', 'purchase_order.payment_id')
    .selectAll('purchase_order')
    .select(['person.name as person_name', 'person.name_pinyin as person_pinyin', 'person.number as person_number', 'payment.provider'])

export type ListedOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export const findOrder = (sql: Sql, id: string, filter: OrderFilter) =>
  withNames(orders(sql, filter).where('purchase_order.id', '=', id)).executeTakeFirst()

type Sort = InputOf<typeof schoolOrders>['sort']

export const listOrders = (sql: Sql, filter: OrderFilter, page: Page, sort?: Sort) => {
  const columns = { createdAt: 'purchase_order.id', total: 'purchase_order.total' }
  const found = inOrder(withNames(orders(sql, filter)), sort, columns, { column: 'purchase_order.id', direction: 'desc' })
  return onPage(found, page).execute()
}

export const findByNumber = (sql: Sql, filter: OrderFilter, begin: string, limit: number) =>
  withNames(orders(sql, filter).where('purchase_order.number', 'like', beginningWith(begin)))
    .orderBy('purchase_order.number')
    .limit(limit)
    .execute()

/** The same, after the order of the cursor. */
export const listOrdersAfter = (sql: Sql, filter: OrderFilter, { cursor, limit }: FromCursor) => {
  const found = withNames(orders(sql, filter)).orderBy('purchase_order.id', 'desc').limit(limit)
  return (cursor ? found.where('purchase_order.id', '<', cursor) : found).execute()
}

export const countOrders = (sql: Sql, filter: OrderFilter, max: number) => countUpTo(sql, orders(sql, filter), max)

export const sumOrders = (sql: Sql, filter: OrderFilter, max: number) => countAndSum(sql, orders(sql, filter), 'purchase_order.total', max)

export const listLinesOf = (sql: Sql, orderIds: readonly string[]) =>
  sql
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .select(['id', 'kind', 'order_id', 'name', 'name_en', 'name_tw', 'way', 'quantity', 'state', 'amount', 'refunded'])
    .orderBy('order_id')
    .orderBy('position')
    .execute()

/** The paper in what somebody bought and has been delivered. */
export const listDeliveredPaper = (sql: Sql, personId: string) =>
  sql
    .selectFrom('order_line')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_line.order_id')
    .where('purchase_order.person_id', '=', personId)
    .where('purchase_order.state', '=', 'finished')
    .where('order_line.way', '=', 'paper')
    .select(['order_line.id', 'order_line.kind', 'order_line.order_id'])
    .execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('purchase_order')
    .where('person_id', '=', personId)
    .select(['id', 'number', 'state', 'total', 'from_free', 'from_print', 'from_money', 'refunded', 'created_at', 'paid_at', 'finished_at'])
    .orderBy('id')
    .execute()

/** What somebody ordered and has not paid. */
export const findUnpaid = (sql: Sql, personId: string, now: Date) =>
  waitingRows(
    sql.selectFrom('purchase_order').where('person_id', '=', personId).where('state', '=', 'unpaid').where('pay_by', '>', now),
    'created_at',
    'pay_by',
  )
