import { z } from 'zod'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { chinaClock } from '../china-time.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import type { PayPort, ProviderStatus, RefundOrder, RefundStatus } from '../pay.ts'
import { yuan } from '../yuan.ts'
import { fetchAlipayBill } from './bill.ts'
import { gatewayOf, openAlipayClient, signQuestion } from './client.ts'
import { readAlipayNotice } from './notice.ts'
import type { AlipaySettings } from './settings.ts'
import { AlipayTrade, tradeStatus } from './trade-status.ts'

const Closed = z.object({ out_trade_no: z.string().optional() })
const Refund = z.object({ trade_no: z.string(), out_trade_no: z.string(), fund_change: z.enum(['Y', 'N']).optional() })
const RefundAsked = z.object({
  trade_no: z.string().optional(),
  out_trade_no: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_status: z.string().optional(),
})

const missing = 'ACQ.TRADE_NOT_EXIST'
const unknownRefund: RefundStatus = { state: 'unknown', ref: '' }

/** Neither the page nor the bill take these signs. */
const plain = (text: string, length: number) =>
  text
    .replaceAll(/[/=&,"'#<>\s]+/g, ' ')
    .trim()
    .slice(0, length)

const isAbout = (asked: string, reported: string | undefined) => {
  if (asked !== reported) throw new OutsideFailure('alipay', 'unreachable', 'the answer is about another payment')
}

/** Alipay's WAP payment. The payer's device carries the order there, so Alipay knows of none before the payer does. */
export const alipay = (settings: AlipaySettings): PayPort => {
  const { now = () => new Date() } = settings
  const askAlipay = openAlipayClient(settings)

  const ask = async (number: string): Promise<ProviderStatus> => {
    const asked = askAlipay({ method: 'alipay.trade.query', content: { out_trade_no: number } }, AlipayTrade)
    const status = asked.then((trade) => {
      isAbout(number, trade.out_trade_no)
      return tradeStatus(trade, trade.send_pay_date, now())
    })
    return mapErrorCodes(status, [missing], () => ({ state: 'unknown' }) as const)
  }

  const askRefund = async ({ number, refundNumber }: Pick<RefundOrder, 'number' | 'refundNumber'>): Promise<RefundStatus> => {
    const content = { out_trade_no: number, out_request_no: refundNumber }
    const asked = askAlipay({ method: 'alipay.trade.fastpay.refund.query', content }, RefundAsked)
    const status = asked.then((refund): RefundStatus => {
      if (refund.refund_status !== 'REFUND_SUCCESS') return unknownRefund
      isAbout(refundNumber, refund.out_request_no)
      return { state: 'done', ref: refund.trade_no ?? '' }
    })
    return mapErrorCodes(status, [missing], () => unknownRefund)
  }

  return {
    provider: 'alipay',
    // Alipay's pages do not open inside the other messaging app.
    sceneFor: ({ isInMessagingApp }) => (isInMessagingApp ? undefined : 'wap'),
    async open({ number, amount, description, expiresAt, returnUrl, noticeUrl }) {
      const content = {
        out_trade_no: number,
        total_amount: yuan(amount),
        subject: plain(description, 256),
        product_code: 'QUICK_WAP_WAY',
        time_expire: chinaClock(expiresAt),
        quit_url: returnUrl,
      }
      const addresses = { return_url: returnUrl, notify_url: noticeUrl }
      const url = gatewayOf(settings)
      url.search = new URLSearchParams(signQuestion(settings, { method: 'alipay.trade.wap.pay', content, addresses })).toString()
      return { kind: 'redirect', url: url.href }
    },
    ask,
    async close(number) {
      const asked = askAlipay({ method: 'alipay.trade.close', content: { out_trade_no: number } }, Closed)
      const status = asked.then((): ProviderStatus => ({ state: 'closed' }))
      return mapErrorCodes(status, [missing, 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'], () => ask(number))
    },
    /** Asked for a second time it changes nothing, so whether it was done has to be asked. */
    async refund(order) {
      const content = {
        out_trade_no: order.number,
        out_request_no: order.refundNumber,
        refund_amount: yuan(order.amount),
        refund_reason: plain(order.reason, 200),
      }
      const refund = await askAlipay({ method: 'alipay.trade.refund', content }, Refund)
      isAbout(order.number, refund.out_trade_no)
      const isDone = refund.fund_change === 'Y' || (await askRefund(order)).state === 'done'
      return { state: isDone ? 'done' : 'waiting', ref: refund.trade_no }
    },
    askRefund,
    readNotice: async (given) => readAlipayNotice(settings, given),
    acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, contentType: 'text/plain', body: isTaken ? 'success' : 'failure' }),
    bill: (day) => fetchAlipayBill(settings, askAlipay, day),
  }
}
