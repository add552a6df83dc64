import { z } from 'zod'
import { call, Done } from '../call.ts'
import { DeliveryState } from '../certificates/application-states.ts'
import { orderRefusals, useRefusals } from '../documents/order-refusals.ts'
import { DocumentWay } from '../documents/template-choices.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Provider } from '../payment/pay-ways.ts'
import { Payment } from '../payment/payments.ts'
import { Titled } from '../school/schools.ts'
import { PriceStep } from './cart.ts'

export const orderStates = [
  'approval',
  'unpaid',
  'packaging',
  'failed',
  'waiting_to_send',
  'send_failed',
  'finished',
  'closed',
  'refunded',
] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>

export const orderStateNames: Record<OrderState, Phrase> = {
  approval: ['审批中', 'Pending approval', '審批中'],
  unpaid: ['待付款', 'Waiting for payment', '待付款'],
  packaging: ['制作中', 'Being made', '製作中'],
  failed: ['处理失败', 'Processing failed', '處理失敗'],
  waiting_to_send: ['待发送', 'Waiting to send', '待傳送'],
  send_failed: ['发送失败', 'Sending failed', '傳送失敗'],
  finished: ['已完成', 'Completed', '已完成'],
  closed: ['已关闭', 'Closed', '已關閉'],
  refunded: ['已退款', 'Refunded', '已退款'],
}

/** What an owner looks for among their orders: a state, or paper that still has to be collected. */
export const ownOrderStates = ['to_collect', ...orderStates] as const
export const OwnOrderState = z.enum(ownOrderStates)
export type OwnOrderState = z.infer<typeof OwnOrderState>

/** What can be done about an order now. */
export const orderSteps = ['pay', 'cancel', 'retry', 'resend', 'download', 'refund', 'appeal'] as const

export const OrderRow = z.object({
  id: Id,
  number: z.string(),
  state: OrderState,
  total: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  lines: z.array(Titled.extend({ way: DocumentWay, quantity: z.number().int() })),
  createdAt: Instant,
  /** Delivered, with paper that has not been collected. */
  isToCollect: z.boolean(),
  /** Until when it waits for its payment. */
  payBy: Instant.nullable(),
})

const OrderLine = Titled.extend({
  id: Id,
  /** The application behind a certificate, the print task behind a print. */
  applicationId: Id.nullable(),
  printTaskId: Id.nullable(),
  templateId: Id.nullable(),
  documentId: Id.nullable(),
  way: DocumentWay,
  quantity: z.number().int(),
  freeCopies: z.number().int(),
  unitPrice: z.number().int(),
  amount: z.number().int(),
  refunded: z.number().int(),
  steps: z.array(PriceStep),
  delivery: DeliveryState,
  reason: z.string(),
  validUntil: Instant.nullable(),
  email: z.string(),
})

export const Order = OrderRow.omit({ lines: true }).extend({
  needsApproval: z.boolean(),
  /** The reason of its status, and the next step, in the reader's language. */
  cause: z.string(),
  nextStep: z.string(),
  steps: z.array(z.enum(orderSteps)),
  fromFree: z.number().int(),
  fromPrint: z.number().int(),
  fromMoney: z.number().int(),
  provider: Provider.nullable(),
  paidAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  lines: z.array(OrderLine),
  /** The payment that is open now. */
  payment: Payment.nullable(),
})
export type Order = z.infer<typeof Order>

export const orders = call({
  method: 'GET',
  path: '/ecOrderApi/getOrderList',
  who: 'user',
  summary: 'My orders, newest first, optionally of one state, delivery method or month, or with paper to collect.',
  query: PageQuery.extend({
    state: OwnOrderState.optional(),
    way: DocumentWay.optional(),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'wrong')
      .optional(),
  }),
  output: pageOf(OrderRow),
})

export const orderDetail = call({
  method: 'GET',
  path: '/ecOrderApi/getOrderDetailInfo',
  who: 'user',
  summary: 'One order of mine: each line with its price and its file, the reason of its status, and the possible actions.',
  query: z.object({ id: Id }),
  output: Order,
})

const ByOrder = z.object({ id: Id })

export const cancelOrder = call({
  method: 'POST',
  path: '/my/orders/cancel',
  who: 'user',
  summary: 'Close an order of mine that is not paid; held beans and counted copies are released.',
  body: ByOrder,
  output: Done,
  refusals: ['order_not_payable'],
  idempotency: 'accepted',
})

export const retryOrder = call({
  method: 'POST',
  path: '/my/orders/retry',
  who: 'user',
  summary: 'Retry the failed steps of an order of mine: producing its files, or sending them.',
  body: ByOrder,
  output: Done,
  /** What was given back at a failure counts again, and the records may have changed since. */
  refusals: ['nothing_to_retry', ...orderRefusals, ...useRefusals, 'free_copies_used'],
  idempotency: 'accepted',
})

export const refundOwnOrder = call({
  method: 'POST',
  path: '/my/orders/refund',
  who: 'user',
  summary: 'Refund the undelivered lines of an order of mine; each part goes back to its source.',
  body: ByOrder,
  output: z.object({ amount: z.number().int() }),
  refusals: ['nothing_to_refund', 'fee_covers_other_copies'],
  idempotency: 'required',
})

export const orderBundle = call({
  method: 'GET',
  path: '/my/orders/{id}/bundle',
  who: 'user',
  summary: 'All files of an order of mine as one archive.',
  params: ByOrder,
  output: { raw: 'bytes', contentType: 'application/zip' },
  refusals: ['order_files_missing', 'paper_only'],
})
