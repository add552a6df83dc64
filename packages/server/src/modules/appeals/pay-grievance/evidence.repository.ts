import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const day = 86_400_000

interface About {
  /** The appeal itself; one that is not filed yet has none. */
  readonly id?: string
  readonly personId: string
  readonly orderId: string | null
  /** Null for a print. */
  readonly templateId: string | null
  readonly paidAt: Date
}

/** What one appeal is about that was not withdrawn, no other is about: whether it names the order or its evidence found it. */
const isTaken = (order: RawBuilder<unknown>, { id, personId }: Pick<About, 'id' | 'personId'>) =>
  fragment<boolean>`exists (
    select from pay_grievance as other
    where other.person_id = ${personId} and other.state <> 'withdrawn' and other.id is distinct from ${id ?? null}::uuid
      and ${order} in (other.order_id, other.found_order_id)
  )`

export const isOrderTaken = async (sql: Sql, about: Pick<About, 'id' | 'personId'>, orderId: string): Promise<boolean> => {
  const { rows } = await fragment<{ taken: boolean }>`select ${isTaken(fragment`${orderId}::uuid`, about)} as taken`.execute(sql)
  return rows[0]?.taken ?? false
}

/** The orders that an appeal can be about: the one that it names, else those for the same thing around that time of which no other is. */
export const listOrdersAbout = (sql: Sql, { id, personId, orderId, templateId, paidAt }: About) => {
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
          .where('order_line.kind', '=', templateId === null ? 'print' : 'certificate')
          .$if(templateId !== null, (lines) => lines.where('order_line.product_id', '=', templateId ?? ''))
          .select('order_line.id'),
      ),
    )
    .where(fragment<boolean>`not ${isTaken(fragment.ref('purchase_order.id'), { ...(id !== undefined && { id }), personId })}`)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

export const listLines = (sql: Sql, orderIds: readonly string[]) =>
  sql
    .selectFrom('order_line')
    .leftJoin('print_task', 'print_task.line_id', 'order_line.id')
    .where('order_line.order_id', 'in', orderIds)
    .select(['order_line.id', 'order_line.order_id', 'order_line.kind', 'order_line.name', 'order_line.name_en', 'order_line.name_tw'])
    .select(['order_line.way', 'order_line.state', 'order_line.amount', 'order_line.refunded', 'print_task.state as print_state'])
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
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
