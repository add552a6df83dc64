import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const oneOf = (values: readonly string[]) => fragment<string>`(select unnest(${values}::text[]))`

export interface Day {
  readonly provider: Provider
  /** `2026-01-31`, and its first moment and the one after its last, in the time of the providers. */
  readonly day: string
  readonly from: Date
  readonly until: Date
}

/** Whose payments these are. */
export const listNamed = (sql: Sql, provider: Provider, numbers: readonly string[]) =>
  sql.selectFrom('payment').where('provider', '=', provider).where('number', 'in', oneOf(numbers)).select(['number', 'school_id']).execute()

/** Schools that ever took money in this way, and have not compared this day yet. */
export const listSchoolsToCompare = (sql: Sql, provider: Provider, day: string) =>
  sql
    .selectFrom('school')
    .where((row) =>
      row.exists(
        row
          .selectFrom('payment')
          .whereRef('payment.school_id', '=', 'school.id')
          .where('payment.provider', '=', provider)
          .select('payment.id'),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('reconciliation')
            .whereRef('reconciliation.school_id', '=', 'school.id')
            .where('reconciliation.provider', '=', provider)
            .where('reconciliation.day', '=', fragment<Date>`${day}::date`)
            .where('reconciliation.state', '=', 'done')
            .select('reconciliation.id'),
        ),
      ),
    )
    .select('id')
    .orderBy('id')
    .execute()

/** What came on the day, and whatever else of ours the bill names. */
export const listReceipts = (sql: Sql, schoolId: string, { provider, from, until }: Day, numbers: readonly string[]) =>
  sql
    .selectFrom('payment_receipt')
    .innerJoin('payment', 'payment.id', 'payment_receipt.payment_id')
    .where('payment_receipt.school_id', '=', schoolId)
    .where('payment_receipt.provider', '=', provider)
    .where((row) =>
      row.or([
        row.and([row('payment_receipt.paid_at', '>=', from), row('payment_receipt.paid_at', '<', until)]),
        row('payment.number', 'in', oneOf(numbers)),
      ]),
    )
    .select([
      'payment_receipt.id',
      'payment.number',
      'payment_receipt.provider_ref as ref',
      'payment_receipt.amount',
      'payment_receipt.paid_at',
      fragment<string | null>`to_char(payment_receipt.billed_on, 'YYYY-MM-DD')`.as('billed_on'),
    ])
    .execute()

export const listRefundsOf = (sql: Sql, schoolId: string, { provider, from, until }: Day, numbers: readonly string[]) =>
  sql
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .where('payment_refund.school_id', '=', schoolId)
    .where('payment.provider', '=', provider)
    .where((row) =>
      row.or([
        row.and([row('payment_refund.done_at', '>=', from), row('payment_refund.done_at', '<', until)]),
        row('payment_refund.number', 'in', oneOf(numbers)),
      ]),
    )
    .select([
      'payment_refund.id',
      'payment_refund.number',
      'payment_refund.amount',
      'payment_refund.state',
      'payment_refund.done_at',
      fragment<string | null>`to_char(payment_refund.billed_on, 'YYYY-MM-DD')`.as('billed_on'),
    ])
    .execute()

export const markReceiptsBilled = (sql: Sql, ids: readonly string[], day: string) =>
  sql
    .updateTable('payment_receipt')
    .set({ billed_on: fragment<Date>`${day}::date` })
    .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .execute()

export const markRefundsBilled = (sql: Sql, ids: readonly string[], day: string) =>
  sql
    .updateTable('payment_refund')
    .set({ billed_on: fragment<Date>`${day}::date` })
    .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .execute()
