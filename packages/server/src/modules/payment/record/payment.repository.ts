import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { Selectable } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import type { Purpose } from '../paid-for.ts'

export type PaymentRow = Selectable<DB['payment']>

const payments = (sql: Sql) => sql.selectFrom('payment').selectAll()

export const findPayment = (sql: Sql, id: string) => payments(sql).where('id', '=', id).executeTakeFirst()

export const findOwnPayment = (sql: Sql, id: string, personId: string) =>
  payments(sql).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()

export const findByNumber = (sql: Sql, provider: Provider, number: string) =>
  payments(sql).where('number', '=', number).where('provider', '=', provider).executeTakeFirst()

/** All payments of one subject, always in the same order, so that no two deadlock; others may go on to name them. */
export const lockPaymentsOf = (sql: Sql, purpose: Purpose, subjectId: string) =>
  payments(sql).where('purpose', '=', purpose).where('subject_id', '=', subjectId).orderBy('id').forNoKeyUpdate().execute()

export const listOf = (sql: Sql, purpose: Purpose, subjectId: string) =>
  payments(sql).where('purpose', '=', purpose).where('subject_id', '=', subjectId).orderBy('id').execute()

export const findOpen = (sql: Sql, purpose: Purpose, subjectId: string) =>
  payments(sql).where('purpose', '=', purpose).where('subject_id', '=', subjectId).where('state', '=', 'open').executeTakeFirst()

export const insertPayment = (sql: Sql, row: NewRow<'payment'>) =>
  sql.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow()

export const updatePayment = (sql: Sql, id: string, changes: Partial<Omit<PaymentRow, 'id' | 'step'>>) =>
  sql.updateTable('payment').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Only while it is open: what was closed in between is not led on to. */
export const keepStep = (sql: Sql, id: string, step: object) =>
  sql
    .updateTable('payment')
    .set({ step: JSON.stringify(step) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/** The payment, locked, if it is time to ask after it. */
export const lockToAsk = (sql: Sql, id: string, until: Date) =>
  payments(sql).where('id', '=', id).where('next_ask_at', '<=', until).forNoKeyUpdate().executeTakeFirst()

export const listToAsk = (sql: Sql, until: Date, limit: number) =>
  sql.selectFrom('payment').where('next_ask_at', '<=', until).select('id').orderBy('next_ask_at').limit(limit).execute()

/** Says no when it would be more than what came. */
export const addRefunded = (sql: Sql, id: string, amount: number) =>
  sql
    .updateTable('payment')
    .set((old) => ({ refunded: old('refunded', '+', amount) }))
    .where('id', '=', id)
    .execute()

/** Returns nothing if this money is known already; of two concurrent reports the second waits for the first. */
export const insertReceipt = (sql: Sql, row: NewRow<'payment_receipt'>) =>
  sql
    .insertInto('payment_receipt')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Which payment a receipt of a provider belongs to. */
export const findReceipt = (sql: Sql, provider: Provider, ref: string) =>
  sql.selectFrom('payment_receipt').where('provider', '=', provider).where('provider_ref', '=', ref).select('payment_id').executeTakeFirst()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('payment')
    .where('person_id', '=', personId)
    .select(['number', 'purpose', 'provider', 'amount', 'description', 'state', 'provider_ref', 'paid_at', 'refunded', 'created_at'])
    .orderBy('id')
    .execute()
