import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PayStep, Provider } from './pay-ways.ts'

/** `closed` is over without money; what comes later goes back by itself. */
export const paymentStates = ['open', 'paid', 'closed'] as const
export const PaymentState = z.enum(paymentStates)

export const paymentStateNames: Record<z.infer<typeof PaymentState>, Phrase> = {
  open: ['待付款', 'Open', '待付款'],
  paid: ['已付款', 'Paid', '已付款'],
  closed: ['已关闭', 'Closed', '已關閉'],
}

export const PaymentPurpose = z.enum(['order', 'topup'])

export const paymentPurposeNames: Record<z.infer<typeof PaymentPurpose>, Phrase> = {
  order: ['订单付款', 'Order', '訂單付款'],
  topup: ['打印豆充值', 'Print bean top-up', '列印豆儲值'],
}

export const Payment = z.object({
  id: Id,
  /** Under which the provider knows it. */
  number: z.string(),
  purpose: PaymentPurpose,
  /** The order that it pays for; of a recharge it is the recharge itself. */
  subjectId: Id,
  provider: Provider,
  /** Whole fen. */
  amount: z.number().int(),
  /** What of it went back. */
  refunded: z.number().int(),
  state: PaymentState,
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: Instant.nullable(),
})
export type Payment = z.infer<typeof Payment>

/** A payment that was opened, and what the device does next. */
export const OpenedPayment = z.object({ payment: Payment, step: PayStep })

const ByPayment = z.object({ paymentId: Id })
const goesOn = {
  query: ByPayment,
  output: OpenedPayment,
  refusals: ['payment_over', 'pay_way_closed', 'pay_failed'],
  changesState: true,
} as const

export const payByWechat = call({
  method: 'GET',
  path: '/WeChatPay/WXpayh5',
  who: 'user',
  summary: 'Continue an open payment of mine by WeChat: inside the messaging app by its own dialog, elsewhere by an address.',
  ...goesOn,
})

export const payByAlipay = call({
  method: 'GET',
  path: '/alipay/alipayH5',
  who: 'user',
  summary: 'Continue an open payment of mine by Alipay.',
  ...goesOn,
})

export const paymentStep = call({
  method: 'GET',
  path: '/my/payments/{paymentId}/step',
  who: 'user',
  summary: 'Continue an open payment of mine at the cashier of the demo, or at the provider that it was opened for.',
  params: ByPayment,
  output: OpenedPayment,
  refusals: ['payment_over', 'pay_way_closed', 'pay_failed'],
  changesState: true,
})

export const paymentStatus = call({
  method: 'GET',
  path: '/userCms/getWxPayStatus',
  who: 'user',
  summary: 'The status of a payment of mine; an open one is queried at its provider, so that a lost notice does not matter.',
  query: ByPayment,
  output: Payment,
  changesState: true,
})

/** What the payer's device saw; it decides nothing, and is evidence when something goes wrong. */
export const PayerEvent = z.enum(['opened', 'returned', 'cancelled', 'failed'])

export const addPaymentLog = call({
  method: 'GET',
  path: '/userCms/addLog',
  who: 'user',
  summary: 'Record what my device observed of a payment; after a return the provider is queried at once.',
  query: ByPayment.extend({ event: PayerEvent }),
  output: Done,
  changesState: true,
})
