import type { Ctx } from '../../../context/context.ts'
import { sweepRefunds } from '../refunds/refund.service.ts'
import { sweepAsks } from './ask.service.ts'

/** Each minute: what was queued and got lost is queued again. */
export const sweepPayments = async (ctx: Ctx) => {
  await sweepAsks(ctx)
  await sweepRefunds(ctx)
}
