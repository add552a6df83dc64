import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { Selectable } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'

export type RefundRow = Selectable<DB['payment_refund']>

/** Answers nothing when this cause gave back already. */
export const insertRefund = (sql: Sql, row: NewRow<'payment_refund'>) =>
  sql
    .insertInto('payment_refund')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateRefund = (sql: Sql, id: string, changes: Partial<Omit<RefundRow, 'id'>>) =>
  sql.updateTable('payment_refund').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Of many that want to try it at once one does; the others find that it is not its time. */
export const claimRefund = (sql: Sql, id: string, { until, lease }: { until: Date; lease: Date }) =>
  sql
    .updateTable('payment_refund')
    .set((old) => ({ attempts: old('attempts', '+', 1), next_try_at: lease }))
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .where('next_try_at', '<=', until)
    .returningAll()
    .executeTakeFirst()

export const findPaymentOfRefund = (sql: Sql, provider: Provider, number: string) =>
  sql
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .where('payment_refund.number', '=', number)
    .where('payment.provider', '=', provider)
    .selectAll('payment')
    .executeTakeFirst()

export const lockRefund = (sql: Sql, number: string) =>
  sql.selectFrom('payment_refund').where('number', '=', number).selectAll().forUpdate().executeTakeFirst()

export const listRefunds = (sql: Sql, paymentId: string) =>
  sql.selectFrom('payment_refund').where('payment_id', '=', paymentId).selectAll().orderBy('id').execute()

export const listRefundsToTry = (sql: Sql, until: Date, limit: number) =>
  sql
    .selectFrom('payment_refund')
    .where('next_try_at', '<=', until)
    .where('state', '<>', 'done')
    .select('id')
    .orderBy('next_try_at')
    .limit(limit)
    .execute()

/** Those that were refused, to be tried again now. */
export const takeUpFailed = (sql: Sql, paymentId: string, now: Date) =>
  sql
    .updateTable('payment_refund')
    .set({ next_try_at: now })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .returning('id')
    .execute()
