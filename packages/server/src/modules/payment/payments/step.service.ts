import { PayStep } from '@campus/contract/payment/pay-ways.ts'
import type { Payment } from '@campus/contract/payment/payments.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { PayPort } from '../../../ports/pay/pay.ts'
import { openIdOf } from '../../wallet/withdrawals/open-id.service.ts'
import { queueAsk } from '../provider-sync/ask-queue.service.ts'
import { nextAsk } from '../record/asking.rules.ts'
import { noteEvent } from '../record/event.service.ts'
import { findOwnPayment, keepStep, lockPaymentsOf, type PaymentRow, updatePayment } from '../record/payment.repository.ts'
import { presentPayment } from '../record/payment-view.ts'
import { offeredProviders } from './offer.service.ts'

/** The shortest time for which a provider keeps the door open that it named is five minutes. */
const freshSeconds = 240

/** The screen that the provider leads back to, where it is another than that of what was paid. */
interface BackTo {
  readonly screen: string
  readonly id: string
}

const requireOpen = (payment: PaymentRow | undefined, now: Date): PaymentRow => {
  if (!payment) throw refuse('not_found')
  if (payment.state !== 'open' || payment.expires_at <= now) throw refuse('payment_over')
  return payment
}

/** A device that goes there in another way than the payment was made for begins a payment of its own. */
const requirePort = async (ctx: CallerCtx, payment: PaymentRow): Promise<PayPort> => {
  const offer = (await offeredProviders(ctx)).find(({ provider }) => provider === payment.provider)
  const port = ctx.services.pay[payment.provider]
  if (!offer?.scene || !port) throw refuse('pay_way_closed')
  if (offer.scene !== payment.scene) throw refuse('payment_over')
  return port
}

/** Written before the provider is called: from now on it is always queried. */
const sendOff = (ctx: CallerCtx, { id, purpose, subject_id }: PaymentRow) =>
  inTransaction(ctx, async (ctx) => {
    const together = await lockPaymentsOf(ctx.sql, purpose, subject_id)
    const now = ctx.now()
    const payment = requireOpen(
      together.find((each) => each.id === id),
      now,
    )
    await updatePayment(ctx.sql, id, { step_at: now })
    await noteEvent(ctx, payment, 'sent_off')
    await queueAsk(ctx, payment, nextAsk({ state: 'open', asks: 0, expiresAt: payment.expires_at }, now) ?? now)
  })

const openThere = async (ctx: CallerCtx, port: PayPort, payment: PaymentRow, back: BackTo): Promise<PayStep> => {
  const { publicUrl } = ctx.services
  try {
    return await port.open({
      number: payment.number,
      amount: payment.amount,
      description: payment.description,
      expiresAt: payment.expires_at,
      scene: payment.scene,
      payerNetwork: ctx.origin.network,
      openId: payment.scene === 'jsapi' ? await openIdOf(ctx, payment.person_id) : undefined,
      returnUrl: `${publicUrl}/pay/back/${back.screen}/${back.id}/${payment.id}`,
      noticeUrl: `${publicUrl}/pay/notices/${payment.provider}`,
    })
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    await noteEvent(ctx, payment, 'open_failed', { failure: error.code ?? error.kind })
    throw refuse('pay_failed')
  }
}

/** What the caller's device does next for an open payment of theirs. Talks to the provider, so never inside a transaction. */
export const stepFor = async (ctx: CallerCtx, paymentId: string, back?: BackTo): Promise<{ payment: Payment; step: PayStep }> => {
  const now = ctx.now()
  const payment = requireOpen(await findOwnPayment(ctx.sql, paymentId, ctx.caller.personId), now)
  const port = await requirePort(ctx, payment)
  const isFresh = payment.step !== null && payment.step_at !== null && later(payment.step_at, freshSeconds) > now
  if (isFresh) return { payment: presentPayment(payment), step: PayStep.parse(payment.step) }
  await sendOff(ctx, payment)
  const step = await openThere(ctx, port, payment, back ?? { screen: payment.purpose, id: payment.subject_id })
  const kept = await keepStep(ctx.sql, paymentId, step)
  if (!kept) throw refuse('payment_over')
  return { payment: presentPayment(kept), step }
}
