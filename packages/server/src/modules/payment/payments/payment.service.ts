import { randomInt } from 'node:crypto'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { Payment } from '@campus/contract/payment/payments.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { Scene } from '../../../ports/pay/pay.ts'
import type { Purpose } from '../paid-for.ts'
import { queueAsk } from '../provider-sync/ask-queue.service.ts'
import { closeHere } from '../provider-sync/provider-update.service.ts'
import { listEvents } from '../record/event.repository.ts'
import { noteEvent } from '../record/event.service.ts'
import { sayEvent } from '../record/event-texts.ts'
import { paymentNumber, randomBelow } from '../record/numbers.rules.ts'
import { findOpen, insertPayment, listOf, lockPaymentsOf, type PaymentRow } from '../record/payment.repository.ts'
import { presentPayment } from '../record/payment-view.ts'
import { offeredProviders } from './offer.service.ts'

export type { PaidFor, PaidPayment } from '../paid-for.ts'
export { askNow, isSilence } from '../provider-sync/ask.service.ts'
export { refundPayment } from '../refunds/refund-queue.service.ts'
export { offeredProviders } from './offer.service.ts'
export { stepFor } from './step.service.ts'

/** A provider's payment page does not live longer; paying later starts another payment. */
const maxSeconds = 7200

export interface PaymentRequest {
  readonly purpose: Purpose
  readonly subjectId: string
  readonly provider: Provider
  /** Whole fen. */
  readonly amount: number
  /** What the payer reads at the provider. */
  readonly description: string
  readonly expiresAt: Date
}

const requireScene = async (ctx: CallerCtx, wanted: Provider): Promise<Scene> => {
  const offer = (await offeredProviders(ctx)).find(({ provider }) => provider === wanted)
  if (!offer?.scene) throw refuse('pay_way_closed')
  return offer.scene
}

/** Over here at once, and at its provider soon after. */
const close = async (ctx: Ctx, payment: PaymentRow) => {
  await closeHere(ctx, payment, null)
  await queueAsk(ctx, payment, ctx.now())
}

/** In the transaction of an action that holds the thing to be paid: the open payment again where it fits, otherwise a new one alone. */
export const preparePayment = (
  ctx: CallerCtx,
  { purpose, subjectId, provider, amount, description, expiresAt }: PaymentRequest,
): Promise<Payment> =>
  inTransaction(ctx, async (ctx) => {
    const scene = await requireScene(ctx, provider)
    const now = ctx.now()
    const open = (await lockPaymentsOf(ctx.sql, purpose, subjectId)).find(({ state }) => state === 'open')
    const fits = open?.provider === provider && open.amount === amount && open.scene === scene && open.expires_at > now
    if (open && fits) return presentPayment(open)
    if (open) await close(ctx, open)
    const ends = new Date(Math.min(expiresAt.getTime(), later(now, maxSeconds).getTime()))
    const payment = await insertPayment(ctx.sql, {
      // A recharge is nothing but its payment.
      ...(purpose === 'topup' ? { id: subjectId } : {}),
      school_id: ctx.caller.schoolId,
      person_id: ctx.caller.personId,
      number: paymentNumber(now, randomInt(randomBelow)),
      purpose,
      subject_id: subjectId,
      provider,
      scene,
      amount,
      description,
      expires_at: ends,
      next_ask_at: ends,
      created_at: now,
    })
    await noteEvent(ctx, payment, 'prepared', { amount })
    return presentPayment(payment)
  })

/** In the transaction of the action that ends what was to be paid. */
export const closePayments = (ctx: Ctx, purpose: Purpose, subjectId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const payment of await lockPaymentsOf(ctx.sql, purpose, subjectId)) if (payment.state === 'open') await close(ctx, payment)
  })

export const openPaymentOf = async (ctx: Ctx, purpose: Purpose, subjectId: string): Promise<Payment | null> => {
  const open = await findOpen(ctx.sql, purpose, subjectId)
  return open ? presentPayment(open) : null
}

/** All payments of one subject with what happened to each, the oldest first: evidence for both sides. */
export const paymentsOf = async (ctx: Ctx, purpose: Purpose, subjectId: string) => {
  const rows = await listOf(ctx.sql, purpose, subjectId)
  const events =
    rows.length === 0
      ? []
      : await listEvents(
          ctx.sql,
          rows.map(({ id }) => id),
        )
  return rows.map((row) => ({
    ...presentPayment(row),
    providerRef: row.provider_ref,
    events: events
      .filter(({ payment_id }) => payment_id === row.id)
      .map((event) => ({ kind: event.kind, text: sayEvent(event, ctx.language), at: event.at })),
  }))
}
