import { randomInt } from 'node:crypto'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { refundPaymentJob } from '../payment.jobs.ts'
import { noteEvent } from '../record/event.service.ts'
import { randomBelow, refundNumber } from '../record/numbers.rules.ts'
import { addRefunded, findPayment } from '../record/payment.repository.ts'
import { insertRefund } from '../record/refund.repository.ts'

export interface RefundRequest {
  readonly paymentId: string
  readonly amount: number
  /** One cause gives back once. */
  readonly cause: string
  /** What the payer and the provider read. */
  readonly reason: string
}

const growRefunded = async (...[sql, id, amount]: Parameters<typeof addRefunded>) => {
  try {
    await addRefunded(sql, id, amount)
  } catch (error) {
    throw breaks(error, 'payment__refunds_within') ? refuse('nothing_to_refund') : error
  }
}

/** In the transaction of the action, which has put the amount into `held` of the payer: the provider gives it back soon after. */
export const refundPayment = (ctx: Ctx, { paymentId, amount, cause, reason }: RefundRequest): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await findPayment(ctx.sql, paymentId)
    if (!payment) throw refuse('nothing_to_refund')
    const now = ctx.now()
    const refund = await insertRefund(ctx.sql, {
      school_id: payment.school_id,
      payment_id: paymentId,
      number: refundNumber(now, randomInt(randomBelow)),
      amount,
      cause,
      reason,
      next_try_at: now,
      created_at: now,
    })
    if (!refund) return
    await growRefunded(ctx.sql, paymentId, amount)
    await noteEvent(ctx, payment, 'refund_queued', { number: refund.number, amount })
    await ctx.services.jobs.add(ctx.sql, refundPaymentJob, { id: refund.id })
  })
