import { sql as fragment, type Updateable } from 'kysely'
import { hotRead, hotRows, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { PurchaseOrder } from '../../../platform/db/table-types.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Nothing comes back where the number is taken. */
export const insertOrder = (sql: Sql, row: NewRow<'purchase_order'>) =>
  sql
    .insertInto('purchase_order')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()

/** What is asked for next is answered after the lock was granted. */
export const takeTurn = (sql: Sql, id: string) =>
  sendAhead(sql, fragment`select pg_advisory_xact_lock(hashtextextended(${`purchase_order:${id}`}, 0))`.compile(sql))

export const lockPayments = hotRows((sql, id: string) =>
  sql
    .selectFrom('payment')
    .where(fragment<boolean>`purpose = 'order'`)
    .where('subject_id', '=', id)
    .select('state')
    .orderBy('id')
    .forNoKeyUpdate(),
)

export const lockOrder = hotRead((sql, id: string) => sql.selectFrom('purchase_order').where('id', '=', id).selectAll().forNoKeyUpdate())

export const lockOrderOfLine = (sql: Sql, lineId: string) =>
  sql
    .selectFrom('purchase_order')
    .where('id', '=', (row) => row.selectFrom('order_line').where('order_line.id', '=', lineId).select('order_id'))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export type OrderChanges = Updateable<PurchaseOrder>

/** Nobody reads the answer, so it travels with what is asked next. */
export const changeOrder = (sql: Sql, id: string, changes: OrderChanges) =>
  sendAhead(sql, sql.updateTable('purchase_order').set(changes).where('id', '=', id).compile())

/** Orders of a person that wait for their payment and have something of these goods in them, other than one. */
export const listUnpaidWith = (sql: Sql, personId: string, otherThan: string, productIds: readonly string[]) =>
  sql
    .selectFrom('purchase_order')
    .where('person_id', '=', personId)
    .where('state', '=', 'unpaid')
    .where('id', '<>', otherThan)
    .where((row) =>
      row.exists(
        row
          .selectFrom('order_line')
          .whereRef('order_line.order_id', '=', 'purchase_order.id')
          .where('order_line.product_id', 'in', productIds)
          .where('order_line.state', '=', 'waiting')
          .select('order_line.id'),
      ),
    )
    .select('id')
    .execute()
