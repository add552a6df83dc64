import type { Sql } from '../../../platform/db/sql.ts'

const day = 86_400_000

/** The orders that an appeal can be about: the one that it names, else those for the same certificate around that time. */
export const listOrdersAbout = (
  sql: Sql,
  { personId, orderId, templateId, paidAt }: { personId: string; orderId: string | null; templateId: string; paidAt: Date },
) => {
  const own = sql
    .selectFrom('purchase_order')
    .where('person_id', '=', personId)
    .select(['id', 'number', 'state', 'total', 'paid_at', 'payment_id', 'created_at', 'changed_at'])
  if (orderId !== null) return own.where('id', '=', orderId).execute()
  return own
    .where('created_at', '>', new Date(paidAt.getTime() - 14 * day))
    .where('created_at', '<', new Date(paidAt.getTime() + day))
    .where((row) =>
      row.exists(
        row
          .selectFrom('order_line')
          .whereRef('order_line.order_id', '=', 'purchase_order.id')
          .where('order_line.product_id', '=', templateId)
          .select('order_line.id'),
      ),
    )
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

export const listLines = (sql: Sql, orderIds: readonly string[]) =>
  sql
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .select(['id', 'order_id', 'name', 'name_en', 'name_tw', 'way', 'state', 'amount', 'refunded'])
    .orderBy('order_id')
    .orderBy('position')
    .execute()

export const listPayments = (sql: Sql, orderIds: readonly string[]) =>
  sql
    .selectFrom('payment')
    .where('purpose', '=', 'order')
    .where('subject_id', 'in', orderIds)
    .select(['id', 'subject_id', 'number', 'provider', 'amount', 'state', 'paid_at', 'refunded'])
    .orderBy('id')
    .execute()

/** What the ledger say of these orders: the sum of each transfer. */
export const listTransfers = (sql: Sql, orderIds: readonly string[]) =>
  sql
    .selectFrom('ledger_transfer')
    .innerJoin('ledger_posting', 'ledger_posting.transfer_id', 'ledger_transfer.id')
    .where('ledger_transfer.order_id', 'in', orderIds)
    .select(({ fn }) => [
      'ledger_transfer.id',
      'ledger_transfer.kind',
      'ledger_transfer.at',
      fn.sum<string>('ledger_posting.amount').as('amount'),
    ])
    .groupBy(['ledger_transfer.id', 'ledger_transfer.kind', 'ledger_transfer.at'])
    .orderBy('ledger_transfer.id')
    .execute()
