import type { Payment } from '@campus/contract/payment/payments.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { ProviderStatus } from '../../../ports/pay/pay.ts'
import { askProviderJob } from '../payment.jobs.ts'
import { isToClose, nextAsk } from '../record/asking.rules.ts'
import { noteChange } from '../record/event.service.ts'
import { findPayment, listToAsk, lockToAsk, type PaymentRow, updatePayment } from '../record/payment.repository.ts'
import { presentPayment } from '../record/payment-view.ts'
import { applyProviderUpdate } from './provider-update.service.ts'

const batch = 500
/** The clocks of the queue and of this process may be apart. */
const clockTolerance = 2

/** What the provider says; nobody has to be asked about what no device was ever sent off with. */
const statusOf = (ctx: Ctx, payment: PaymentRow, closes: boolean): Promise<ProviderStatus> => {
  const port = ctx.services.pay[payment.provider]
  if (!port) throw new OutsideFailure(payment.provider, 'misconfigured', 'this provider is not configured')
  if (payment.step_at === null) return Promise.resolve({ state: 'unknown' })
  return closes ? port.close(payment.number) : port.ask(payment.number)
}

/** Asks, outside of any transaction, and sets right here what is learnt. */
const ask = async (ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> => {
  const closes = isToClose({ state: payment.state, expiresAt: payment.expires_at }, ctx.now())
  try {
    const status = await statusOf(ctx, payment, closes)
    const provider = payment.provider
    return (
      (await applyProviderUpdate(ctx, { provider, number: payment.number, status, source: closes ? 'closing' : 'question' })) ?? payment
    )
  } catch (error) {
    if (error instanceof OutsideFailure) await noteChange(ctx, payment, 'ask_failed', { failure: error.code ?? error.kind })
    throw error
  }
}

/** A payment as its provider sees it now. Throws the refusal `pay_failed` where the provider does not answer. */
export const askNow = async (ctx: Ctx, paymentId: string): Promise<Payment> => {
  const payment = await findPayment(ctx.sql, paymentId)
  if (!payment) throw refuse('not_found')
  if (payment.state === 'paid') return presentPayment(payment)
  try {
    return presentPayment(await ask(ctx, payment))
  } catch (error) {
    throw error instanceof OutsideFailure ? refuse('pay_failed') : error
  }
}

/** Whether the provider gave no answer: nothing is known then, and it is asked again. */
export const isSilence = (error: unknown): boolean => error instanceof Refusal && error.code === 'pay_failed'

/** The next query is queued before this one is sent: a crash in between loses none. */
const claim = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const payment = await lockToAsk(ctx.sql, id, later(now, clockTolerance))
    if (!payment) return undefined
    const asks = payment.asks + 1
    const next = nextAsk({ state: payment.state, asks, expiresAt: payment.expires_at }, now)
    await updatePayment(ctx.sql, id, { asks, next_ask_at: next })
    if (next) await ctx.services.jobs.add(ctx.sql, askProviderJob, { id }, { startAfter: next })
    return payment.state === 'paid' ? undefined : payment
  })

/** The job of one question. A provider that does not answer is asked again at the next time. */
export const askWhenDue = async (ctx: Ctx, id: string) => {
  const payment = await claim(ctx, id)
  if (!payment) return
  await ask(ctx, payment).catch((error: unknown) => {
    if (!(error instanceof OutsideFailure)) throw error
    ctx.services.log.warn({ provider: payment.provider, payment: payment.number, failure: error.code ?? error.kind }, 'payment not asked')
  })
}

/** Takes up what nobody asks after any more, after a kill. */
export const sweepAsks = async (ctx: Ctx) => {
  const due = await listToAsk(ctx.sql, ctx.now(), batch)
  await ctx.services.jobs.addAll(
    ctx.sql,
    askProviderJob,
    due.map(({ id }) => ({ data: { id } })),
  )
}
