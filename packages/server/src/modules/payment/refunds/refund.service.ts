import { randomInt } from 'node:crypto'
import { say } from '@campus/contract/language.ts'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { refundPhrase } from '@campus/contract/payment/refund-reasons.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { later } from '../../../platform/time/clock.ts'
import type { PayPort, RefundStatus } from '../../../ports/pay/pay.ts'
import { transfer } from '../../wallet/ledger/ledger.service.ts'
import { refundPaymentJob } from '../payment.jobs.ts'
import { nextRefundTry } from '../record/asking.rules.ts'
import { noteChange, noteEvent } from '../record/event.service.ts'
import { randomBelow, refundNumber } from '../record/numbers.rules.ts'
import { findPayment, lockPaymentsOf, type PaymentRow } from '../record/payment.repository.ts'
import { notifyRefundFailed } from '../record/payment-messages.ts'
import {
  claimRefund,
  findPaymentOfRefund,
  listRefundsToTry,
  lockRefund,
  type RefundRow,
  takeUpFailed,
  updateRefund,
} from '../record/refund.repository.ts'

const batch = 200
/** Longer than a provider takes to answer: until then nobody else tries the same. */
const leaseSeconds = 90
const clockTolerance = 2
/** About nine hours: longer than any provider takes that only has to be waited for. */
const triesBeforeTold = 7

const moneyWentBack = async (ctx: Ctx, refund: RefundRow, payment: PaymentRow, ref: string) => {
  await transfer(ctx, {
    kind: 'money_back',
    cause: `refund:${refund.id}`,
    schoolId: payment.school_id,
    personId: payment.person_id,
    ...(payment.purpose === 'order' ? { orderId: payment.subject_id } : {}),
    note: payment.number,
    moves: [{ from: { own: 'held' }, to: { house: payment.provider }, amount: refund.amount }],
  })
  await updateRefund(ctx.sql, refund.id, { state: 'done', provider_ref: ref, failure: '', next_try_at: null, done_at: ctx.now() })
  await noteEvent(ctx, payment, 'refund_done', { number: refund.number, amount: refund.amount })
}

/** What the provider closed is asked for again under a new number, of which it knows nothing; the trail keeps the old one. */
const keepFailed = async (ctx: Ctx, refund: RefundRow, payment: PaymentRow, { state, failure = state }: RefundStatus) => {
  const now = ctx.now()
  const again = state === 'closed' ? { number: refundNumber(now, randomInt(randomBelow)) } : {}
  await updateRefund(ctx.sql, refund.id, { state: 'failed', failure, next_try_at: later(now, 86_400), ...again })
  await noteChange(ctx, payment, 'refund_failed', { number: refund.number, failure })
  // Notified once: it is retried each day, which also finds what an administrator did at the provider.
  if (refund.state !== 'failed') await notifyRefundFailed(ctx, payment, refund, failure)
}

const keepWaiting = async (ctx: Ctx, refund: RefundRow, payment: PaymentRow, { failure = '' }: RefundStatus) => {
  const next = nextRefundTry(refund.attempts, ctx.now())
  await updateRefund(ctx.sql, refund.id, { state: 'waiting', failure, next_try_at: next })
  await noteChange(ctx, payment, 'refund_tried', { number: refund.number, status: failure || 'waiting' })
  if (refund.attempts === triesBeforeTold) await notifyRefundFailed(ctx, payment, refund, failure || 'waiting')
  await ctx.services.jobs.add(ctx.sql, refundPaymentJob, { id: refund.id }, { startAfter: next })
}

/** All that is ever learnt of a refund goes through here. False: no refund of ours. */
export const applyRefundUpdate = (ctx: Ctx, provider: Provider, number: string, status: RefundStatus): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await findPaymentOfRefund(ctx.sql, provider, number)
    if (!payment) return false
    // Payments before accounts, as everybody locks them.
    await lockPaymentsOf(ctx.sql, payment.purpose, payment.subject_id)
    const refund = await lockRefund(ctx.sql, number)
    // It was closed at this moment, and has another number now.
    if (!refund) return false
    if (refund.state === 'done') return true
    if (status.state === 'done') await moneyWentBack(ctx, refund, payment, status.ref)
    else if (status.state === 'failed' || status.state === 'closed') await keepFailed(ctx, refund, payment, status)
    else await keepWaiting(ctx, refund, payment, status)
    return true
  })

/** What was tried before is asked after first: a kill may have come between the provider's action and our note of it. */
const run = async (port: PayPort, refund: RefundRow, payment: PaymentRow): Promise<RefundStatus> => {
  if (refund.attempts > 1) {
    const status = await port.askRefund({ number: payment.number, refundNumber: refund.number })
    if (status.state !== 'unknown') return status
  }
  return port.refund({
    number: payment.number,
    refundNumber: refund.number,
    amount: refund.amount,
    total: payment.paid_amount ?? payment.amount,
    reason: say(refundPhrase(refund.reason), 'zh_CN'),
  })
}

const statusAfter = async (port: PayPort | undefined, refund: RefundRow, payment: PaymentRow): Promise<RefundStatus> => {
  if (!port) return { state: 'failed', ref: '', failure: 'misconfigured' }
  try {
    return await run(port, refund, payment)
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    const state = error.kind === 'unreachable' ? 'waiting' : 'failed'
    return { state, ref: '', failure: [error.kind, error.code].filter(Boolean).join(': ') }
  }
}

/** The job of one refund. Nothing of it happens inside a transaction but our own notes. */
export const tryRefund = async (ctx: Ctx, id: string) => {
  const now = ctx.now()
  const refund = await claimRefund(ctx.sql, id, { until: later(now, clockTolerance), lease: later(now, leaseSeconds) })
  const payment = refund && (await findPayment(ctx.sql, refund.payment_id))
  if (!refund || !payment) return
  const provider = payment.provider
  const status = await statusAfter(ctx.services.pay[provider], refund, payment)
  await applyRefundUpdate(ctx, provider, refund.number, status)
}

/** Takes up what nobody works on any more, after a kill. */
export const sweepRefunds = async (ctx: Ctx) => {
  const due = await listRefundsToTry(ctx.sql, ctx.now(), batch)
  await ctx.services.jobs.addAll(
    ctx.sql,
    refundPaymentJob,
    due.map(({ id }) => ({ data: { id } })),
  )
}

export const retryFailedRefunds = async (ctx: Ctx, paymentId: string) => {
  const taken = await takeUpFailed(ctx.sql, paymentId, ctx.now())
  for (const { id } of taken) await tryRefund(ctx, id)
}
