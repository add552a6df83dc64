import type { Provider } from '@campus/contract/payment/pay-ways.ts'

export const ownKinds = ['free', 'print', 'held', 'payout'] as const
export type OwnKind = (typeof ownKinds)[number]
type HouseKind = 'revenue' | 'granted' | Provider

/** An account of the school, or of the person whom a transfer is about. */
export type Account = { readonly house: HouseKind } | { readonly own: OwnKind }

export interface Move {
  readonly from: Account
  readonly to: Account
  /** Whole fen. */
  readonly amount: number
}

/** What a person has, in whole fen: free beans, print beans, what open orders hold, what is being paid out. */
export type Balances = Readonly<Record<OwnKind, number>>

type TransferKind =
  | 'money_in'
  | 'money_back'
  | 'recharge'
  | 'purchase'
  | 'refund'
  | 'hold'
  | 'release'
  | 'grant'
  | 'withdrawal'
  | 'withdrawal_back'
  | 'payout'
  | 'lapse'

export interface Transfer {
  readonly kind: TransferKind
  /** What it happens for; one cause moves money once, and belongs to one person. */
  readonly cause: string
  readonly schoolId: string
  readonly personId: string
  readonly orderId?: string | undefined
  readonly note?: string | undefined
  readonly actorId?: string | undefined
  readonly moves: readonly Move[]
}
