import type { PayStep, Provider } from '@campus/contract/payment/pay-ways.ts'

/** In which way the payer's device goes to the provider. */
export type Scene = 'h5' | 'jsapi' | 'wap' | 'page'

/** What is to be paid, as sent to the provider. */
export interface PayOrder {
  /** Our number, under which it can be asked for again; the same number never pays twice. */
  readonly number: string
  /** Whole fen. */
  readonly amount: number
  readonly description: string
  readonly expiresAt: Date
  readonly scene: Scene
  readonly payerNetwork: string
  /** Of the messaging app; `jsapi` needs it. */
  readonly openId?: string | undefined
  /** The return address of the device, and the notice address for the provider. */
  readonly returnUrl: string
  readonly noticeUrl: string
}

/** How a payment stands at the provider. `unknown`: it was never asked for there. */
export type ProviderStatus =
  | { readonly state: 'open' | 'closed' | 'unknown' }
  | { readonly state: 'paid'; readonly amount: number; readonly ref: string; readonly paidAt: Date }

export interface RefundOrder {
  readonly number: string
  /** Our number of the refund; the same number never gives back twice. */
  readonly refundNumber: string
  readonly amount: number
  /** What was paid in all. */
  readonly total: number
  readonly reason: string
}

/** `closed`: the provider gave it up for good, and takes it under another number alone. */
export interface RefundStatus {
  readonly state: 'waiting' | 'done' | 'failed' | 'closed' | 'unknown'
  readonly ref: string
  readonly failure?: string
}

/** A notice whose signature was checked: it comes from the provider and says this. */
export type Notice =
  | { readonly kind: 'payment'; readonly number: string; readonly status: ProviderStatus }
  | { readonly kind: 'refund'; readonly refundNumber: string; readonly status: RefundStatus }

export interface NoticeGiven {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came, byte for byte: the signature is over these. */
  readonly body: Buffer
}

/** What a notice is answered with. */
export interface NoticeAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** A notice that the provider did not sign, or not for us, or too long ago: nothing of it is believed. */
export class ForgedNotice extends Error {}

/** The provider has not closed that day yet. */
export class BillNotReady extends Error {}

/** One line of the provider's bill of a day. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  /** Of a refund: our number of it. */
  readonly refundNumber?: string
  readonly ref: string
  readonly amount: number
}

interface PayOutOrder {
  readonly number: string
  readonly amount: number
  readonly openId: string
  /** The real name, for providers that compare it with the name of the account. */
  readonly payeeName: string
  readonly remark: string
}

/** What a page hands to the messaging app, so that the payee can agree to a payout there. */
export interface PayOutConfirmation {
  readonly mchId: string
  readonly appId: string
  readonly package: string
}

/** `confirming`: the payee has to agree first; the data for it is in the response to the sender, and not in later queries. */
export type PayoutStatus =
  | { readonly state: 'waiting' | 'done' | 'unknown'; readonly ref: string }
  | { readonly state: 'failed'; readonly ref: string; readonly failure: string }
  | { readonly state: 'confirming'; readonly ref: string; readonly confirmation?: PayOutConfirmation }

/** Pays out to people, where a provider can. */
export interface PayOutPort {
  /** The same number never pays out twice. */
  readonly send: (order: PayOutOrder) => Promise<PayoutStatus>
  readonly ask: (number: string) => Promise<PayoutStatus>
}

/**
 * A provider that takes money. What fails is an `OutsideFailure`: `unreachable` is tried again, `refused` and `misconfigured` are not.
 */
export interface PayPort {
  readonly provider: Provider
  /** How a device goes there; undefined where it cannot (such as JSAPI without an account of the messaging app). */
  readonly sceneFor: (device: { readonly isInMessagingApp: boolean; readonly hasOpenId: boolean }) => Scene | undefined
  readonly open: (order: PayOrder) => Promise<PayStep>
  readonly ask: (number: string) => Promise<ProviderStatus>
  /** Closes what is not paid, so that it cannot be any more. Returns its final status: it may have been paid in between. */
  readonly close: (number: string) => Promise<ProviderStatus>
  readonly refund: (order: RefundOrder) => Promise<RefundStatus>
  readonly askRefund: (order: Pick<RefundOrder, 'number' | 'refundNumber'>) => Promise<RefundStatus>
  /** Throws `ForgedNotice`. */
  readonly readNotice: (given: NoticeGiven) => Promise<Notice>
  readonly acknowledge: (isTaken: boolean) => NoticeAnswer
  /** The bill of a day (in China's time), `2026-01-31`. Throws `BillNotReady`. */
  readonly bill: (day: string) => Promise<readonly BillLine[]>
  readonly payOut?: PayOutPort
}
