import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { BackReason } from '@campus/contract/payment/refund-reasons.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { ProviderStatus } from '../../../ports/pay/pay.ts'
import { transfer } from '../../wallet/ledger/ledger.service.ts'
import { paidFor } from '../paid-for.extension.ts'
import { nextAsk } from '../record/asking.rules.ts'
import { noteChange, noteEvent, notifyDevices } from '../record/event.service.ts'
import type { EventKind } from '../record/event-texts.ts'
import { findByNumber, findReceipt, insertReceipt, lockPaymentsOf, type PaymentRow, updatePayment } from '../record/payment.repository.ts'
import { notifyGoesBack } from '../record/payment-messages.ts'
import { refundPayment } from '../refunds/refund-queue.service.ts'
import { queueAsk } from './ask-queue.service.ts'

/** What becomes of money that came: it is what was asked for, or why it is not. */
type MoneyJudged = 'fitting' | 'double' | 'wrong_amount'

const judgeMoney = (payment: { readonly state: Column<'payment', 'state'>; readonly amount: number }, came: number): MoneyJudged => {
  if (payment.state === 'paid') return 'double'
  return came === payment.amount ? 'fitting' : 'wrong_amount'
}

/** From where we know it. */
type Source = 'notice' | 'question' | 'closing' | 'bill'

const sourceEvents: Record<Source, EventKind> = { notice: 'noticed', question: 'asked', closing: 'closing', bill: 'billed' }

type Money = Extract<ProviderStatus, { state: 'paid' }>

export interface ProviderUpdate {
  readonly provider: Provider
  readonly number: string
  readonly status: ProviderStatus
  readonly source: Source
}

/** Closed without money here; a later query reports money that was in transit. */
export const closeHere = async (ctx: Ctx, payment: PaymentRow, asksAt: Date | null) => {
  const closed = await updatePayment(ctx.sql, payment.id, { state: 'closed', closed_at: ctx.now(), asks: 0, next_ask_at: asksAt })
  await noteEvent(ctx, payment, 'closed')
  await notifyDevices(ctx, closed)
  return closed
}

const applyUnpaid = async (ctx: Ctx, payment: PaymentRow, { status, source }: ProviderUpdate) => {
  await noteChange(ctx, payment, sourceEvents[source], { status: status.state })
  const isOver = status.state === 'closed' || source === 'closing'
  if (payment.state !== 'open' || !isOver) return payment
  return closeHere(ctx, payment, nextAsk({ state: 'closed', asks: 0, expiresAt: payment.expires_at }, ctx.now()))
}

const bringIn = (ctx: Ctx, payment: PaymentRow, { amount, ref }: Money) =>
  transfer(ctx, {
    kind: 'money_in',
    // More money under the same number is another cause.
    cause: payment.paid_amount === null ? `payment:${payment.id}` : `payment:${payment.id}:${ref}`,
    schoolId: payment.school_id,
    personId: payment.person_id,
    ...(payment.purpose === 'order' ? { orderId: payment.subject_id } : {}),
    note: payment.number,
    moves: [{ from: { house: payment.provider }, to: { own: 'held' }, amount }],
  })

const apply = (ctx: Ctx, payment: PaymentRow, { paidAt }: Money) =>
  paidFor.of(ctx)[payment.purpose](ctx, {
    id: payment.id,
    number: payment.number,
    schoolId: payment.school_id,
    personId: payment.person_id,
    subjectId: payment.subject_id,
    provider: payment.provider,
    amount: payment.amount,
    paidAt,
  })

const giveBack = async (ctx: Ctx, payment: PaymentRow, { amount, ref }: Money, reason: BackReason) => {
  await refundPayment(ctx, { paymentId: payment.id, amount, cause: `payment:${payment.id}:back:${ref}`, reason })
  await notifyGoesBack(ctx, payment, amount, reason)
}

const takeMoney = async (ctx: Ctx, payment: PaymentRow, money: Money) => {
  await bringIn(ctx, payment, money)
  const judged = judgeMoney(payment, money.amount)
  const outcome = judged === 'fitting' ? await apply(ctx, payment, money) : judged
  const isPaid = outcome === 'applied' || payment.state === 'paid'
  const known = await updatePayment(ctx.sql, payment.id, {
    state: isPaid ? 'paid' : 'closed',
    closed_at: isPaid ? null : (payment.closed_at ?? ctx.now()),
    paid_amount: (payment.paid_amount ?? 0) + money.amount,
    ...(outcome === 'applied' || payment.paid_at === null ? { paid_at: money.paidAt, provider_ref: money.ref } : {}),
    next_ask_at: null,
  })
  await noteEvent(ctx, payment, outcome === 'applied' ? 'paid' : outcome, { amount: money.amount, ref: money.ref })
  if (outcome !== 'applied') await giveBack(ctx, known, money, outcome)
  await notifyDevices(ctx, known)
  return known
}

/** A receipt counts once, for the payment that it came with; named for another one it is not accepted. */
const applyKnown = async (ctx: Ctx, payment: PaymentRow, { amount, ref }: Money) => {
  const receipt = await findReceipt(ctx.sql, payment.provider, ref)
  if (receipt?.payment_id === payment.id) return payment
  ctx.services.log.error({ payment: payment.number, ref }, 'a receipt of another payment was told for this one')
  await noteChange(ctx, payment, 'foreign_receipt', { amount, ref })
  return payment
}

const applyPaid = async (ctx: Ctx, payment: PaymentRow, money: Money, { source }: ProviderUpdate) => {
  if (source === 'notice' && payment.state !== 'paid' && money.amount !== payment.amount) {
    // A notice alone is not enough to send money back: the provider is asked what really came.
    await noteEvent(ctx, payment, 'wrong_amount_told', { amount: money.amount })
    return queueAsk(ctx, payment, ctx.now())
  }
  const isNew = await insertReceipt(ctx.sql, {
    school_id: payment.school_id,
    payment_id: payment.id,
    provider: payment.provider,
    provider_ref: money.ref,
    amount: money.amount,
    paid_at: money.paidAt,
    created_at: ctx.now(),
  })
  if (!isNew) return applyKnown(ctx, payment, money)
  await noteEvent(ctx, payment, sourceEvents[source], { status: money.state })
  return takeMoney(ctx, payment, money)
}

/** All updates of a payment go through here, from any source and any number of times. Undefined: no payment of ours. */
export const applyProviderUpdate = (ctx: Ctx, update: ProviderUpdate): Promise<PaymentRow | undefined> =>
  inTransaction(ctx, async (ctx) => {
    const { provider, number, status } = update
    const named = await findByNumber(ctx.sql, provider, number)
    if (!named) return undefined
    const together = await lockPaymentsOf(ctx.sql, named.purpose, named.subject_id)
    const payment = together.find(({ id }) => id === named.id) ?? named
    return status.state === 'paid' ? applyPaid(ctx, payment, status, update) : applyUnpaid(ctx, payment, update)
  })
