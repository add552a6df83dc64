import type { Ctx } from '../../context/context.ts'
import { sweepAsks } from './ask.service.ts'
import { sweepRefunds } from './refund.service.ts'

/** Each minute: what was queued and got lost is queued again. */
export const sweepPayments = async (ctx: Ctx) => {
  await sweepAsks(ctx)
  await sweepRefunds(ctx)
}
