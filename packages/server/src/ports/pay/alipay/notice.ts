import { z } from 'zod'
import { ForgedNotice, type Notice, type NoticeGiven } from '../pay.ts'
import { Yuan } from '../yuan.ts'
import type { AlipaySettings } from './settings.ts'
import { areNoticeWordsSigned } from './signature.ts'
import { ChinaTime, TradeStatus, tradeStatus } from './trade-status.ts'

/** Alipay repeats a notice for 25 hours; what is older than two days was kept by somebody. */
const believedMs = 48 * 60 * 60 * 1000

const NoticeBody = z.object({
  app_id: z.string(),
  notify_time: ChinaTime,
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: TradeStatus,
  total_amount: Yuan,
  gmt_payment: ChinaTime.optional(),
  /** Our number of a refund, and that money went back. */
  out_biz_no: z.string().optional(),
  refund_fee: Yuan.optional(),
})

/** A word that comes twice could be signed in one reading and believed in the other. */
const wordsOf = (body: Buffer): Record<string, string> => {
  const words = [...new URLSearchParams(body.toString())]
  if (new Set(words.map(([name]) => name)).size !== words.length) throw new ForgedNotice('it says something twice')
  return Object.fromEntries(words)
}

export const readAlipayNotice = ({ appId, publicKey, now = () => new Date() }: AlipaySettings, { body }: NoticeGiven): Notice => {
  const words = wordsOf(body)
  if (!areNoticeWordsSigned(words, publicKey)) throw new ForgedNotice('the signature is wrong')
  const parsed = NoticeBody.safeParse(words)
  if (!parsed.success) throw new ForgedNotice('it is not in its own format')
  const notice = parsed.data
  if (notice.app_id !== appId) throw new ForgedNotice('it is meant for another application')
  if (Math.abs(now().getTime() - notice.notify_time.getTime()) > believedMs) throw new ForgedNotice('it was signed too long ago')
  if (notice.out_biz_no && notice.refund_fee)
    return { kind: 'refund', refundNumber: notice.out_biz_no, status: { state: 'done', ref: notice.trade_no } }
  return { kind: 'payment', number: notice.out_trade_no, status: tradeStatus(notice, notice.gmt_payment, now()) }
}
