import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { PayStep, PayWay } from '../payment/pay-ways.ts'
import { PayerEvent, Payment } from '../payment/payments.ts'

const PayGiven = z.object({
  orderId: Id,
  way: PayWay,
  /** Beans first, free ones before print beans; the provider takes the rest. */
  usesBeans: z.boolean().default(true),
  /** The price that I saw: a higher one is reported instead of charged. */
  expectedTotal: z.number().int().min(0).optional(),
})
/** `isPaid` where the wallet was enough; otherwise the payment is prepared, and the call of its provider leads the device on. */
export const Paying = z.object({ isPaid: z.boolean(), payment: Payment.nullable() })
export const payRefusals = ['order_not_payable', 'not_enough_beans', 'pay_way_closed', 'price_changed'] as const

export const payOrder = call({
  method: 'POST',
  path: '/my/orders/pay',
  who: 'user',
  summary: 'Pay an order of mine with beans alone, at the cashier of the demo, or with both; a repeated call continues the same payment.',
  body: PayGiven,
  output: Paying,
  refusals: payRefusals,
  idempotency: 'required',
})

export const addAuditPayLog = call({
  method: 'POST',
  path: '/tcyApi/addAuditPayLog',
  who: 'user',
  summary: 'The same for an order that needed approval.',
  body: PayGiven,
  output: Paying,
  refusals: payRefusals,
  idempotency: 'required',
})

const PayByLink = {
  query: PayGiven.omit({ way: true }).extend({
    usesBeans: z.enum(['true', 'false']).default('true'),
    expectedTotal: z.coerce.number().int().min(0).optional(),
  }),
  output: Paying.extend({ step: PayStep.nullable() }),
  refusals: [...payRefusals, 'pay_failed'],
  changesState: true,
} as const

export const payOrderByWechat = call({
  method: 'GET',
  path: '/WeChatPay/getOrderWXpayh5',
  who: 'user',
  summary: 'Pay an order of mine by WeChat, with beans first, and continue there; a repeated call continues the same payment.',
  ...PayByLink,
})

export const payOrderByAlipay = call({
  method: 'GET',
  path: '/alipay/getAlipayOrderInfo',
  who: 'user',
  summary: 'Pay an order of mine by Alipay, with beans first, and continue there; a repeated call continues the same payment.',
  ...PayByLink,
})

export const addOrderPayLog = call({
  method: 'GET',
  path: '/userCms/addOrderPayLog',
  who: 'user',
  summary: 'Record what my device observed of the payment of an order; after a return the provider is queried at once.',
  query: z.object({ orderId: Id, event: PayerEvent }),
  output: Done,
  changesState: true,
})
