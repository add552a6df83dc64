import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { addPaymentLog, payByWechat, paymentStatus } from '@campus/contract/payment/payments.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { askNow, isSilence } from '../provider-sync/ask.service.ts'
import { queueAsk } from '../provider-sync/ask-queue.service.ts'
import { noteEvent } from '../record/event.service.ts'
import { findOwnPayment } from '../record/payment.repository.ts'
import { presentPayment } from '../record/payment-view.ts'
import { stepFor } from './step.service.ts'

/** A page that waits asks often; the provider is asked by all of its questions together no more than this. */
const secondsBetweenQuestions = 4
const maxNotesPerHour = 30

const requireMine = async (ctx: CallerCtx, id: string) => {
  const payment = await findOwnPayment(ctx.sql, id, ctx.caller.personId)
  if (!payment) throw refuse('not_found')
  return payment
}

export const goOn = (ctx: CallerCtx, { paymentId }: { readonly paymentId: string }) => stepFor(ctx, paymentId)

/** The same for a payment with the named provider alone. */
export const goOnWith =
  (provider: Provider) =>
  async (ctx: CallerCtx, { paymentId }: InputOf<typeof payByWechat>): Promise<OutputOf<typeof payByWechat>> => {
    const payment = await requireMine(ctx, paymentId)
    if (payment.provider !== provider) throw refuse('pay_way_closed')
    return stepFor(ctx, paymentId)
  }

export const readStatus = async (ctx: CallerCtx, { paymentId }: InputOf<typeof paymentStatus>): Promise<OutputOf<typeof paymentStatus>> => {
  const payment = await requireMine(ctx, paymentId)
  if (payment.state !== 'open' || payment.step_at === null) return presentPayment(payment)
  const { count } = await countAttempt(ctx, `payment_ask:${paymentId}`, secondsBetweenQuestions)
  if (count > 1) return presentPayment(payment)
  return askNow(ctx, paymentId).catch((error: unknown) => {
    if (isSilence(error)) return presentPayment(payment)
    throw error
  })
}

export const noteFromDevice = (ctx: CallerCtx, { paymentId, event }: InputOf<typeof addPaymentLog>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await requireMine(ctx, paymentId)
    const { count } = await countAttempt(ctx, `payment_log:${paymentId}`, 3600)
    if (count > maxNotesPerHour) return null
    await noteEvent(ctx, payment, `payer_${event}`)
    if (event === 'returned' && payment.state === 'open' && payment.step_at !== null) await queueAsk(ctx, payment, ctx.now())
    return null
  })
