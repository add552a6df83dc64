import { z } from 'zod'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import type { ProviderStatus, RefundStatus } from '../../ports/pay/pay.ts'

const Fen = z.number().int().positive()
const At = z.iso.datetime()

/** What can happen to one payment at the cashier. */
export const CashierPage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opened'),
    amount: Fen,
    description: z.string(),
    returnUrl: z.string(),
    noticeUrl: z.string(),
    expiresAt: At,
    at: At,
  }),
  z.object({ kind: z.literal('paid'), ref: z.string(), amount: Fen, at: At }),
  /** The payer will let the money come only when it is closed. */
  z.object({ kind: z.literal('late'), at: At }),
  z.object({ kind: z.literal('closed'), at: At }),
  z.object({ kind: z.literal('refunded'), ref: z.string(), refundNumber: z.string(), amount: Fen, at: At }),
])
export type CashierPage = z.infer<typeof CashierPage>
type PageOf<Kind extends CashierPage['kind']> = Extract<CashierPage, { kind: Kind }>

export interface CashierAccount {
  readonly order: PageOf<'opened'>
  /** More than one when somebody paid twice. */
  readonly takings: readonly PageOf<'paid'>[]
  readonly refunds: readonly PageOf<'refunded'>[]
  readonly isClosed: boolean
  readonly paysLate: boolean
}

export const accountOf = (pages: readonly CashierPage[], now: Date): CashierAccount | undefined => {
  const all = <Kind extends CashierPage['kind']>(kind: Kind) => pages.filter((page): page is PageOf<Kind> => page.kind === kind)
  const [order] = all('opened')
  return (
    order && {
      order,
      takings: all('paid'),
      refunds: all('refunded'),
      isClosed: all('closed').length > 0 || new Date(order.expiresAt) < now,
      paysLate: all('late').length > 0,
    }
  )
}

export const knownAccount = (pages: readonly CashierPage[], now: Date): CashierAccount => {
  const account = accountOf(pages, now)
  if (!account) throw new OutsideFailure('cashier', 'refused', 'there is no such payment')
  return account
}

export const statusOf = (account: CashierAccount | undefined): ProviderStatus => {
  if (!account) return { state: 'unknown' }
  const [taken] = account.takings
  if (taken) return { state: 'paid', amount: taken.amount, ref: taken.ref, paidAt: new Date(taken.at) }
  return { state: account.isClosed ? 'closed' : 'open' }
}

export const refundStatusOf = (account: CashierAccount | undefined, refundNumber: string): RefundStatus => {
  const refund = account?.refunds.find((each) => each.refundNumber === refundNumber)
  return refund ? { state: 'done', ref: refund.ref } : { state: 'unknown', ref: '' }
}

export const sumOf = (entries: readonly { readonly amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
