import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import type { Ctx } from '../../context/context.ts'

export type Purpose = 'order' | 'topup'

/** A payment whose money came. */
export interface PaidPayment {
  readonly id: string
  readonly number: string
  readonly schoolId: string
  readonly personId: string
  readonly subjectId: string
  readonly provider: Provider
  /** Whole fen; exactly what was asked for. */
  readonly amount: number
  readonly paidAt: Date
}

/**
 * What happens when money came; those who sell are above, so they hand it over. It happens in the transaction of the payment: all
 * payments of the same thing are locked, then the money lies in `held` of the payer. What is `unwanted` goes back by itself.
 */
export type PaidFor = Readonly<Record<Purpose, (ctx: Ctx, payment: PaidPayment) => Promise<'applied' | 'unwanted'>>>
