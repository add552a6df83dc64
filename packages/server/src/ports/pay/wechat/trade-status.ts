import { z } from 'zod'
import type { ProviderStatus, RefundStatus } from '../pay.ts'

const about = { mchid: z.string(), appid: z.string(), out_trade_no: z.string() }
const unpaidStates = { NOTPAY: 'open', USERPAYING: 'open', PAYERROR: 'open', CLOSED: 'closed', REVOKED: 'closed' } as const
const refundStates = { SUCCESS: 'done', PROCESSING: 'waiting', CLOSED: 'closed', ABNORMAL: 'failed' } as const
type Word<States> = readonly (keyof States)[]
const RefundState = z.enum(Object.keys(refundStates) as Word<typeof refundStates>)

/** A payment as answers and notices speak of it; what is given back later was paid all the same. */
export const WechatTrade = z.discriminatedUnion('trade_state', [
  z.object({
    ...about,
    trade_state: z.enum(['SUCCESS', 'REFUND']),
    transaction_id: z.string().min(1),
    success_time: z.iso.datetime({ offset: true }),
    amount: z.object({ total: z.number().int(), currency: z.literal('CNY').optional() }),
  }),
  z.object({ ...about, trade_state: z.enum(Object.keys(unpaidStates) as Word<typeof unpaidStates>) }),
])

export const tradeStatus = (trade: z.infer<typeof WechatTrade>): ProviderStatus =>
  'transaction_id' in trade
    ? { state: 'paid', amount: trade.amount.total, ref: trade.transaction_id, paidAt: new Date(trade.success_time) }
    : { state: unpaidStates[trade.trade_state] }

export const WechatRefund = z.object({ refund_id: z.string(), out_refund_no: z.string(), status: RefundState })

/** A notice has another name for the state. */
export const WechatRefundNotice = z.object({
  mchid: z.string(),
  refund_id: z.string(),
  out_refund_no: z.string(),
  refund_status: RefundState,
})

export const refundStatus = (ref: string, word: z.infer<typeof RefundState>): RefundStatus => {
  const state = refundStates[word]
  return state === 'failed' || state === 'closed' ? { state, ref, failure: word } : { state, ref }
}
