import { sql as fragment } from 'kysely'
import { hotRows, runText, type Sql } from '../../../platform/db/sql.ts'

/** What lines were applied for and how that version of the certificate is charged, in the order of the lines. */
export const listCharging = hotRows((sql, lineIds: readonly string[]) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .where(fragment<boolean>`application.line_id = any (${lineIds}::uuid[])`)
    .select([
      'application.line_id as lineId',
      'application.template_id as templateId',
      'application.school_id as schoolId',
      'application.copies',
    ])
    .select(['version.charge', 'version.price', 'version.free_copies as freeCopies', 'version.free_period as freePeriod'])
    .orderBy('line.position'),
)

/**
 * Whether something was delivered for nothing because one of these lines was paid: a certificate that is charged once, of which no other
 * line is paid.
 */
export const isFeeNeeded = async (sql: Sql, personId: string, lineIds: readonly string[]): Promise<boolean> => {
  const { rows } = await runText(
    sql,
    `with others as (
       select line.product_id, line.charge, line.amount, line.refunded, line.quantity, line.free_copies, line.state
       from order_line as line join purchase_order on purchase_order.id = line.order_id
       where purchase_order.person_id = $1::uuid and purchase_order.paid_at is not null and line.kind = 'certificate'
         and line.state not in ('dropped', 'refunded') and line.id <> all ($2::uuid[])
         and line.product_id in (select product_id from order_line where id = any ($2::uuid[]) and amount > 0)
     )
     select from others as delivered
     where delivered.charge = 'first' and delivered.amount = 0 and delivered.quantity > delivered.free_copies and delivered.state <> 'failed'
       and not exists (select from others as paid where paid.product_id = delivered.product_id and paid.amount > paid.refunded)
     limit 1`,
    [personId, lineIds],
  )
  return rows.length > 0
}
