import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { chinaClock } from '../../../ports/pay/china-time.ts'
import { Yuan, yuan } from '../../../ports/pay/yuan.ts'

const clock = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
const OrderAsked = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  total_amount: Yuan,
  subject: z.string().regex(/^[^/=&,]{1,256}$/),
  product_code: z.literal('QUICK_WAP_WAY'),
  time_expire: clock,
  quit_url: z.url(),
})
const ByNumber = z.object({ out_trade_no: z.string() })
const RefundAsked = ByNumber.extend({ out_request_no: z.string().min(1), refund_amount: Yuan, refund_reason: z.string().max(256) })
const RefundQuery = ByNumber.extend({ out_request_no: z.string() })

interface Trade {
  readonly asked: z.infer<typeof OrderAsked>
  readonly id: string
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  paid: { readonly amount: number; readonly at: Date } | undefined
  readonly refunds: Map<string, { readonly amount: number; readonly at: Date; isDone: boolean }>
}

type Node = Readonly<Record<string, string>>
const done = { code: '10000', msg: 'Success' }
export const no = (sub_code: string, code = '40004'): Node => ({ code, msg: 'Business Failed', sub_code, sub_msg: sub_code })

export const refundedOf = ({ refunds }: Pick<Trade, 'refunds'>) => [...refunds.values()].reduce((sum, { amount }) => sum + amount, 0)

/** What Alipay keeps of an application, and its answers about it. */
export const openAlipayBooks = (now: () => Date) => {
  const trades = new Map<string, Trade>()
  const held = { refunds: false }

  const query = (content: unknown): Node => {
    const trade = trades.get(ByNumber.parse(content).out_trade_no)
    if (!trade) return no('ACQ.TRADE_NOT_EXIST')
    return {
      ...done,
      out_trade_no: trade.asked.out_trade_no,
      trade_no: trade.id,
      trade_status: trade.state,
      total_amount: yuan(trade.paid?.amount ?? trade.asked.total_amount),
      buyer_logon_id: '138****0000',
      ...(trade.paid ? { send_pay_date: chinaClock(trade.paid.at) } : {}),
    }
  }

  const close = (content: unknown): Node => {
    const trade = trades.get(ByNumber.parse(content).out_trade_no)
    if (!trade) return no('ACQ.TRADE_NOT_EXIST')
    if (trade.state !== 'WAIT_BUYER_PAY') return no('ACQ.TRADE_STATUS_ERROR')
    trade.state = 'TRADE_CLOSED'
    return { ...done, out_trade_no: trade.asked.out_trade_no, trade_no: trade.id }
  }

  const refund = (content: unknown): Node => {
    const asked = RefundAsked.parse(content)
    const trade = trades.get(asked.out_trade_no)
    if (!trade?.paid) return no(trade ? 'ACQ.TRADE_STATUS_ERROR' : 'ACQ.TRADE_NOT_EXIST')
    const isNew = !trade.refunds.has(asked.out_request_no)
    if (isNew && refundedOf(trade) + asked.refund_amount > trade.paid.amount) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (isNew) trade.refunds.set(asked.out_request_no, { amount: asked.refund_amount, at: now(), isDone: !held.refunds })
    if (refundedOf(trade) === trade.paid.amount) trade.state = 'TRADE_CLOSED'
    return {
      ...done,
      out_trade_no: asked.out_trade_no,
      trade_no: trade.id,
      refund_fee: yuan(refundedOf(trade)),
      fund_change: isNew && !held.refunds ? 'Y' : 'N',
    }
  }

  const queryRefund = (content: unknown): Node => {
    const asked = RefundQuery.parse(content)
    const trade = trades.get(asked.out_trade_no)
    if (!trade) return no('ACQ.TRADE_NOT_EXIST')
    const found = trade.refunds.get(asked.out_request_no)
    if (!found?.isDone) return done
    return { ...done, ...asked, trade_no: trade.id, refund_amount: yuan(found.amount), refund_status: 'REFUND_SUCCESS' }
  }

  const answers: Readonly<Record<string, (content: unknown) => Node>> = {
    'alipay.trade.query': query,
    'alipay.trade.close': close,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': queryRefund,
  }

  return {
    trades,
    held,
    answers,
    /** The payer's device brings the order; brought again it is the same. */
    arrive(content: unknown): Trade | undefined {
      const asked = OrderAsked.safeParse(content)
      if (!asked.success) return undefined
      const known = trades.get(asked.data.out_trade_no)
      if (known) return known
      const id = `2026${Array.from({ length: 24 }, () => randomInt(10)).join('')}`
      const trade: Trade = { asked: asked.data, id, state: 'WAIT_BUYER_PAY', paid: undefined, refunds: new Map() }
      trades.set(asked.data.out_trade_no, trade)
      return trade
    },
    takeMoney(number: string, { amount, isLate = false }: { readonly amount?: number; readonly isLate?: boolean } = {}) {
      const trade = trades.get(number)
      if (!trade) throw new Error(`nobody came for ${number}`)
      if (trade.paid || (trade.state === 'TRADE_CLOSED' && !isLate)) throw new Error(`${number} cannot be paid now`)
      trade.paid = { amount: amount ?? trade.asked.total_amount, at: now() }
      trade.state = 'TRADE_SUCCESS'
    },
  }
}
export type AlipayBooks = ReturnType<typeof openAlipayBooks>
