import type { Ctx } from '../../../context/context.ts'
import { askProviderJob } from '../payment.jobs.ts'
import { type PaymentRow, updatePayment } from '../record/payment.repository.ts'

/** In the transaction of the action: the provider is asked at that time, and soon and often again after it. */
export const queueAsk = async (ctx: Ctx, { id }: Pick<PaymentRow, 'id'>, at: Date): Promise<PaymentRow> => {
  await ctx.services.jobs.add(ctx.sql, askProviderJob, { id }, at > ctx.now() ? { startAfter: at } : {})
  return updatePayment(ctx.sql, id, { asks: 0, next_ask_at: at })
}
