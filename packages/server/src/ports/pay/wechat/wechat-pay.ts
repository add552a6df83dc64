import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { chinaInstant } from '../china-time.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import type { PayOrder, PayPort, ProviderStatus, RefundStatus } from '../pay.ts'
import { signText } from '../rsa-sha256.ts'
import { fetchWechatBill } from './bill.ts'
import { openWechatClient } from './client.ts'
import { platformKeys } from './keys.ts'
import { readWechatNotice } from './notice.ts'
import { wechatPayOut } from './pay-out.ts'
import type { WechatPaySettings } from './settings.ts'
import { refundStatus, tradeStatus, WechatRefund, WechatTrade } from './trade-status.ts'

const Nothing = z.object({})
const missing = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']

/** WeChat Pay API v3: H5 in any browser, JSAPI inside the messaging app. */
export const wechatPay = (settings: WechatPaySettings): PayPort => {
  const { appId, merchant, privateKey, payOut, refundNoticeUrl, now = () => new Date() } = settings
  const { findKey, newestKey } = platformKeys(settings)
  const askWechat = openWechatClient(settings, findKey)
  const pathOf = (number: string) => `/v3/pay/transactions/out-trade-no/${number}`

  const orderOf = ({ number, amount, description, expiresAt, noticeUrl }: PayOrder) => ({
    appid: appId,
    mchid: merchant,
    description: excerptOf(description),
    out_trade_no: number,
    time_expire: chinaInstant(expiresAt),
    notify_url: noticeUrl,
    amount: { total: amount, currency: 'CNY' },
  })

  const openH5 = async (order: PayOrder) => {
    const scene_info = { payer_client_ip: order.payerNetwork, h5_info: { type: 'Wap' } }
    const question = { method: 'POST', path: '/v3/pay/transactions/h5', body: { ...orderOf(order), scene_info } } as const
    const url = new URL((await askWechat(question, z.object({ h5_url: z.url() }))).h5_url)
    url.searchParams.set('redirect_url', order.returnUrl)
    return { kind: 'redirect', url: url.href } as const
  }

  const openJsapi = async (order: PayOrder) => {
    if (!order.openId) throw new OutsideFailure('wechat pay', 'refused', 'nobody is known inside the messaging app', 'no openid')
    const body = { ...orderOf(order), payer: { openid: order.openId } }
    const { prepay_id } = await askWechat({ method: 'POST', path: '/v3/pay/transactions/jsapi', body }, z.object({ prepay_id: z.string() }))
    const words = {
      appId,
      timeStamp: String(Math.floor(now().getTime() / 1000)),
      nonceStr: randomUUID().replaceAll('-', ''),
      package: `prepay_id=${prepay_id}`,
    }
    const paySign = signText(`${Object.values(words).join('\n')}\n`, privateKey)
    return { kind: 'jsapi', params: { ...words, signType: 'RSA', paySign } } as const
  }

  const ask = async (number: string): Promise<ProviderStatus> => {
    const trade = askWechat({ method: 'GET', path: `${pathOf(number)}?mchid=${merchant}` }, WechatTrade)
    const status = trade.then((found) => {
      if (found.out_trade_no !== number || found.mchid !== merchant)
        throw new OutsideFailure('wechat pay', 'unreachable', 'the answer is about another payment')
      return tradeStatus(found)
    })
    return mapErrorCodes(status, missing, () => ({ state: 'unknown' }) as const)
  }

  const askRefund = async (refundNumber: string): Promise<RefundStatus> => {
    const refund = askWechat({ method: 'GET', path: `/v3/refund/domestic/refunds/${refundNumber}` }, WechatRefund)
    return mapErrorCodes(refund.then(checkedRefund(refundNumber)), missing, () => ({ state: 'unknown', ref: '' }) as const)
  }

  return {
    provider: 'wechat',
    sceneFor({ isInMessagingApp, hasOpenId }) {
      if (!isInMessagingApp) return 'h5'
      return hasOpenId ? 'jsapi' : undefined
    },
    open: (order) => (order.scene === 'jsapi' ? openJsapi(order) : openH5(order)),
    ask,
    async close(number) {
      const closed = askWechat({ method: 'POST', path: `${pathOf(number)}/close`, body: { mchid: merchant } }, Nothing)
      const status = closed.then((): ProviderStatus => ({ state: 'closed' }))
      return mapErrorCodes(status, ['ORDER_CLOSED', 'ORDERPAID', 'TRADE_ERROR', 'INVALID_REQUEST', ...missing], () => ask(number))
    },
    async refund({ number, refundNumber, amount, total, reason }) {
      const body = {
        out_trade_no: number,
        out_refund_no: refundNumber,
        reason: excerptOf(reason),
        ...(refundNoticeUrl ? { notify_url: refundNoticeUrl } : {}),
        amount: { refund: amount, total, currency: 'CNY' },
      }
      const refund = await askWechat({ method: 'POST', path: '/v3/refund/domestic/refunds', body }, WechatRefund)
      return checkedRefund(refundNumber)(refund)
    },
    askRefund: ({ refundNumber }) => askRefund(refundNumber),
    readNotice: (given) => readWechatNotice(settings, findKey, given),
    acknowledge: (isTaken) => ({
      status: isTaken ? 200 : 503,
      contentType: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'not taken' }),
    }),
    bill: (day) => fetchWechatBill(settings, askWechat, day),
    ...(payOut ? { payOut: wechatPayOut(settings, payOut, { askWechat, newestKey }) } : {}),
  }
}

const checkedRefund =
  (refundNumber: string) =>
  ({ refund_id, out_refund_no, status }: z.infer<typeof WechatRefund>): RefundStatus => {
    if (out_refund_no === refundNumber) return refundStatus(refund_id, status)
    throw new OutsideFailure('wechat pay', 'unreachable', 'the answer is about another refund')
  }
