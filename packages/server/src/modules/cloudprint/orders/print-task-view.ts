import type { PrintTask } from '@campus/contract/cloudprint/print-orders.ts'
import type { ListedTask } from './print-task.repository.ts'

/** The order of a print has this one line, so how it was paid is how the print was. */
const paidWith = (row: ListedTask) => {
  const paid = row.paid_at === null ? 0 : 1
  return {
    freeBeanDeduction: row.from_free * paid,
    printBeanDeduction: row.from_print * paid,
    actualPayment: row.from_money * paid,
  }
}

/** The database keeps attributes, kinds of sheets and states. */
export const presentTask = (row: ListedTask, place: PrintTask['place']): PrintTask => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.number,
  itemId: row.item_id,
  fileId: row.file_deleted_at === null ? row.file_id : null,
  fileKeptUntil: row.file_deleted_at === null ? row.file_kept_until.toISOString() : null,
  name: row.name,
  attribute: row.attribute,
  sheet: row.price_kind,
  copies: row.copies,
  pageCount: row.page_count,
  selectedPages: row.page_ranges,
  pagesPrinted: row.pages_out ?? 0,
  pagesDue: row.copies * row.pages_per_copy,
  state: row.state,
  totalPrice: row.amount,
  ...paidWith(row),
  refundAmount: row.refunded,
  place,
  createdAt: row.created_at.toISOString(),
  printedAt: row.printed_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  mayRefund: row.state === 'to_print',
})
