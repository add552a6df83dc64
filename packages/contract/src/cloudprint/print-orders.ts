import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { CheckoutResult } from '../orders/checkout.ts'
import { Paying, payRefusals } from '../orders/paying.ts'
import { PageQuery, pageOf } from '../page.ts'
import { PayWay } from '../payment/pay-ways.ts'
import { PrintAttribute } from '../printing/print-attributes.ts'
import { TerminalName } from '../terminals/terminal-states.ts'
import { PriceKind } from './prices.ts'
import { PrintApply, PrintQuote, quoteRefusals } from './print-choices.ts'

/** A print that was ordered: the specification's three, and what comes before payment or instead of it. */
export const printTaskStates = ['unpaid', 'to_print', 'printed', 'refunded', 'closed'] as const
export const PrintTaskState = z.enum(printTaskStates)
export type PrintTaskState = z.infer<typeof PrintTaskState>

export const printTaskStateNames: Record<PrintTaskState, Phrase> = {
  unpaid: ['待付款', 'Waiting for payment', '待付款'],
  to_print: ['待打印', 'Ready to print', '待列印'],
  printed: ['已打印', 'Printed', '已列印'],
  refunded: ['已退款', 'Refunded', '已退款'],
  closed: ['已关闭', 'Closed', '已關閉'],
}

const PrintTask = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  /** What can be printed at a terminal, once it is paid. */
  itemId: Id.nullable(),
  /** The file, while it is stored, and until when: not for long once all of it is printed. */
  fileId: Id.nullable(),
  fileKeptUntil: Instant.nullable(),
  name: z.string(),
  attribute: PrintAttribute,
  /** What its sheets are, and so which terminals can print it. */
  sheet: PriceKind,
  copies: z.number().int(),
  pageCount: z.number().int(),
  selectedPages: z.string(),
  pagesPrinted: z.number().int(),
  pagesDue: z.number().int(),
  state: PrintTaskState,
  totalPrice: z.number().int(),
  freeBeanDeduction: z.number().int(),
  printBeanDeduction: z.number().int(),
  actualPayment: z.number().int(),
  refundAmount: z.number().int(),
  /** Where the last page came out. */
  place: TerminalName.nullable(),
  createdAt: Instant,
  printedAt: Instant.nullable(),
  /** Until when it waits to be printed; what is not printed by then is refunded by itself. */
  expiresAt: Instant.nullable(),
  mayRefund: z.boolean(),
})
export type PrintTask = z.infer<typeof PrintTask>

export const printQuote = call({
  method: 'POST',
  path: '/my/print-files/quote',
  who: 'user',
  summary: 'Quote for a print in fen, and the part that my beans would pay.',
  body: PrintApply,
  output: PrintQuote,
  refusals: quoteRefusals,
})

const PrintCheckoutResult = CheckoutResult.extend({ taskId: Id })

export const applyForPrint = call({
  method: 'POST',
  path: '/userCms/addPrintApply',
  who: 'user',
  summary: 'Order a print of a file of mine at the price of my quote.',
  body: PrintApply.extend({ expectedTotal: z.number().int().min(0) }),
  output: PrintCheckoutResult,
  refusals: [...quoteRefusals, 'no_terminal_prints_it', 'price_changed'],
  idempotency: 'required',
})

export const applyForFreePrint = call({
  method: 'POST',
  path: '/userCms/freeOrder',
  who: 'user',
  summary: 'Order a print that costs nothing.',
  body: PrintApply,
  output: PrintCheckoutResult,
  refusals: [...quoteRefusals, 'no_terminal_prints_it', 'not_free'],
  idempotency: 'required',
})

export const payPrint = call({
  method: 'POST',
  path: '/cloudPrint/cpPayLog/payToApp',
  who: 'user',
  summary: 'Pay a print of mine with beans, through a provider, or with both.',
  body: z.object({ taskId: Id, way: PayWay, usesBeans: z.boolean().default(true) }),
  output: Paying,
  refusals: payRefusals,
  idempotency: 'required',
})

export const printOrder = call({
  method: 'POST',
  path: '/cloudPrint/cpPayLog/getPayOrderToApp',
  who: 'user',
  summary: 'One print of mine: options, payment and progress.',
  body: z.object({ taskId: Id }),
  output: PrintTask,
})

export const refundPrint = call({
  method: 'POST',
  path: '/cloudPrint/cpPayLog/orderRefund',
  who: 'user',
  summary: 'Cancel a print of mine; unprinted pages are refunded to the original payment method.',
  body: z.object({ taskId: Id }),
  output: z.object({ amount: z.number().int() }),
  refusals: ['nothing_to_refund', 'being_printed'],
  idempotency: 'required',
})

export const printTasks = call({
  method: 'GET',
  path: '/cloudPrint/fileTaskLog/getFileTasksLog',
  who: 'user',
  summary: 'My prints, newest first, optionally of one state.',
  query: PageQuery.extend({ state: PrintTaskState.optional() }),
  output: pageOf(PrintTask),
})

export const forgetPrintTask = call({
  method: 'POST',
  path: '/cloudPrint/fileTaskLog/delEcCloudFileTasksLogToApp/{id}',
  who: 'user',
  summary: 'Remove a finished print from my list, or cancel an unpaid one; the record remains.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['print_not_over'],
  idempotency: 'accepted',
})
