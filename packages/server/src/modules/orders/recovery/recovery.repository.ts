import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** An order that waits for its payment longer than it should. */
export const findDue = (sql: Sql, id: string, now: Date) =>
  sql
    .selectFrom('purchase_order')
    .where('id', '=', id)
    .where('state', '=', 'unpaid')
    .where('pay_by', '<=', now)
    .select('pay_by')
    .$narrowType<{ pay_by: Date }>()
    .executeTakeFirst()

export const listDue = (sql: Sql, before: Date, limit: number) =>
  sql
    .selectFrom('purchase_order')
    .where('state', '=', 'unpaid')
    .where('pay_by', '<', before)
    .select('id')
    .orderBy('pay_by')
    .limit(limit)
    .execute()

/** Paid orders with which nothing has happened since, though a line of theirs should be on its way. */
export const listStandingStill = (sql: Sql, before: Date, limit: number) =>
  sql
    .selectFrom('purchase_order')
    .where('state', 'in', ['packaging', 'failed', 'send_failed', 'waiting_to_send'])
    .where('changed_at', '<', before)
    .where((row) =>
      row.exists(
        row
          .selectFrom('order_line')
          .whereRef('order_line.order_id', '=', 'purchase_order.id')
          .where('order_line.state', 'in', ['waiting', 'making'])
          .select(fragment<number>`1`.as('one')),
      ),
    )
    .select('id')
    .orderBy('changed_at')
    .limit(limit)
    .execute()
