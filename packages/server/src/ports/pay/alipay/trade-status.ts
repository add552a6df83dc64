import { z } from 'zod'
import { fromChinaClock } from '../china-time.ts'
import type { ProviderStatus } from '../pay.ts'
import { Yuan } from '../yuan.ts'

export const ChinaTime = z
  .string()
  .transform(fromChinaClock)
  .refine((at) => !Number.isNaN(at.getTime()))

export const TradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'])

export const AlipayTrade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: TradeStatus,
  total_amount: Yuan,
  send_pay_date: ChinaTime.optional(),
})

/** A trade of which everything went back is closed too, but it was paid: it knows when. */
export const tradeStatus = (
  { trade_status, trade_no, total_amount }: Pick<z.infer<typeof AlipayTrade>, 'trade_status' | 'trade_no' | 'total_amount'>,
  paidAt: Date | undefined,
  now: Date,
): ProviderStatus => {
  if (trade_status === 'WAIT_BUYER_PAY') return { state: 'open' }
  if (trade_status === 'TRADE_CLOSED' && !paidAt) return { state: 'closed' }
  return { state: 'paid', amount: total_amount, ref: trade_no, paidAt: paidAt ?? now }
}
