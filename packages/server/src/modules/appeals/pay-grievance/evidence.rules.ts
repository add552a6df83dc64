import type { Finding } from '@campus/contract/appeals/pay-grievance.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { ProductKind } from '../../orders/product.ts'

export interface LineFact {
  readonly lineId: string
  readonly kind: ProductKind
  readonly state: string
  /** What became of a print that was handed to the terminals. */
  readonly printState: string | null
  readonly amount: number
  readonly refunded: number
}

export interface PaymentFact {
  readonly paymentId: string
  readonly state: string
  readonly amount: number
  readonly refunded: number
  /** Whether the provider answered when it was asked for this. */
  readonly wasAnswered: boolean
}

export interface OrderFact {
  readonly orderId: string
  readonly isPaid: boolean
  /** The payment that paid it; one that came beside it is money too many. */
  readonly paidBy: string | null
  /** Since when its lines have their status. */
  readonly changedAt: Date
  readonly lines: readonly LineFact[]
  readonly payments: readonly PaymentFact[]
}

/** A file that takes longer than this is not coming by itself. */
const timeout = 10 * 60_000

const isStuck = ({ changedAt }: OrderFact, now: Date) => now.getTime() - changedAt.getTime() > timeout

/** Lines that were paid for and did not arrive. */
export const undelivered = (order: OrderFact, now: Date): readonly LineFact[] =>
  order.lines.filter(({ state }) => {
    if (state === 'failed' || state === 'send_failed') return true
    return (state === 'waiting' || state === 'making' || state === 'to_send') && isStuck(order, now)
  })

const paysBeside =
  ({ paidBy }: OrderFact) =>
  (payment: PaymentFact) =>
    payment.state === 'paid' && payment.paymentId !== paidBy && payment.refunded < payment.amount

const findingOf = (order: OrderFact, now: Date): Finding => {
  if (order.payments.some(paysBeside(order))) return order.isPaid ? 'paid_twice' : 'paid_undelivered'
  if (order.isPaid) {
    if (undelivered(order, now).length > 0) return 'paid_undelivered'
    if (order.lines.every(({ state }) => state === 'refunded' || state === 'dropped')) return 'refunded'
    return order.lines.some(({ state, printState }) => state === 'done' && printState === 'to_print') ? 'not_printed' : 'paid_delivered'
  }
  if (order.payments.some(({ wasAnswered }) => !wasAnswered)) return 'unclear'
  return order.payments.some(({ refunded }) => refunded > 0) ? 'refunded' : 'unpaid'
}

/** What helps the appellant first: of several orders the one in which money came and nothing else. */
const urgency: readonly Finding[] = ['paid_undelivered', 'paid_twice', 'not_printed', 'unclear', 'paid_delivered', 'refunded', 'unpaid']

export const findIn = (orders: readonly OrderFact[], now: Date): { finding: Finding; order: OrderFact | undefined } => {
  const found = orders.map((order) => ({ finding: findingOf(order, now), order }))
  for (const finding of urgency) {
    const first = found.find((one) => one.finding === finding)
    if (first) return first
  }
  return { finding: 'nothing_found', order: undefined }
}

export const findingSays: Record<Finding, Phrase> = {
  paid_undelivered: [
    '款项已收到，但文件没有交付。',
    'The payment arrived, but the file was not delivered.',
    '款項已收到，但檔案沒有交付。',
  ],
  not_printed: [
    '款项已收到，文件在自助终端等待打印。',
    'The payment arrived, and the print is waiting at the terminals.',
    '款項已收到，檔案在自助終端等待列印。',
  ],
  paid_delivered: [
    '款项已收到，文件已交付或正在制作，请在订单中查看。',
    'The payment arrived, and the file has been delivered or is being made. See the order.',
    '款項已收到，檔案已交付或正在製作，請在訂單中查看。',
  ],
  paid_twice: [
    '同一订单收到了两次付款，多付的会退回。',
    'The order was paid twice. The extra payment is refunded.',
    '同一訂單收到了兩次付款，多付的會退回。',
  ],
  refunded: ['款项已按原路退回。', 'The payment was refunded.', '款項已按原路退回。'],
  unpaid: ['付款平台没有收到这笔款项。', 'The payment service received no payment for this.', '付款平台沒有收到這筆款項。'],
  nothing_found: [
    '没有找到与此相符的订单，管理员会人工核对截图。',
    'No matching order was found. An administrator will check the screenshot.',
    '沒有找到與此相符的訂單，管理員會人工核對截圖。',
  ],
  unclear: [
    '付款平台暂时没有回答，稍后会再次核对。',
    'The payment service has not answered yet. We will ask again.',
    '付款平台暫時沒有回答，稍後會再次核對。',
  ],
}
