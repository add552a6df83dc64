import type { Payment } from '@campus/contract/payment/payments.ts'
import type { PaymentRow } from './payment.repository.ts'

/** Of what was asked for; what came beyond that and goes back was never part of it. */
const refundedOf = ({ state, amount, paid_amount, refunded }: PaymentRow) =>
  state === 'paid' ? Math.max(0, refunded - ((paid_amount ?? amount) - amount)) : refunded

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  number: row.number,
  purpose: row.purpose,
  subjectId: row.subject_id,
  provider: row.provider,
  amount: row.amount,
  refunded: refundedOf(row),
  state: row.state,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
})
