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

/** The last order of a batch: the next one begins after it, so that those that cannot be recovered hold up no others. */
interface Last {
  readonly id: string
  readonly since: Date
}

export const listDue = (sql: Sql, before: Date, limit: number, last: Last | undefined) =>
  sql
    .selectFrom('purchase_order')
    .where('state', '=', 'unpaid')
    .where('pay_by', '<', before)
    .$if(last !== undefined, (due) => due.where(fragment<boolean>`(pay_by, id) > (${last?.since}, ${last?.id}::uuid)`))
    .select(['id', 'pay_by as since'])
    .$narrowType<Last>()
    .orderBy('pay_by')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Paid orders with which nothing has happened since, though a line of theirs should be on its way. */
export const listStandingStill = (sql: Sql, before: Date, limit: number, last: Last | undefined) =>
  sql
    .selectFrom('purchase_order')
    .where('state', 'in', ['packaging', 'failed', 'send_failed', 'waiting_to_send'])
    .where('changed_at', '<', before)
    .$if(last !== undefined, (still) => still.where(fragment<boolean>`(changed_at, id) > (${last?.since}, ${last?.id}::uuid)`))
    .where((row) =>
      row.exists(
        row
          .selectFrom('order_line')
          .whereRef('order_line.order_id', '=', 'purchase_order.id')
          .where('order_line.state', 'in', ['waiting', 'making'])
          .select(fragment<number>`1`.as('one')),
      ),
    )
    .select(['id', 'changed_at as since'])
    .orderBy('changed_at')
    .orderBy('id')
    .limit(limit)
    .execute()
