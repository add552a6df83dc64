import type { Asked, Reply } from '../local-server.ts'
import type { openWechatBills } from './bill.ts'
import { fault, type WechatBooks } from './books.ts'

interface WechatOffice {
  readonly books: WechatBooks
  readonly bills: ReturnType<typeof openWechatBills>
  readonly certificates: () => readonly object[]
  readonly merchant: string
  readonly baseUrl: string
}

const openOrder = ({ books, baseUrl }: WechatOffice, body: unknown, isJsapi: boolean): Reply => {
  const order = books.openOrder(body, isJsapi)
  if (!('prepayId' in order)) return order
  const h5_url = `${baseUrl}/h5/${order.asked.out_trade_no}?prepay_id=${order.prepayId}&package=1037687096`
  return { body: isJsapi ? { prepay_id: order.prepayId } : { h5_url } }
}

const showCertificates = (data: readonly object[]): Reply => (data.length === 0 ? fault(404, 'RESOURCE_NOT_EXISTS') : { body: { data } })

const found = (body: object | undefined, code: string): Reply => (body ? { body } : fault(404, code))

/** What WeChat Pay answers to a merchant whose signature was checked; not signed yet. */
export const answerWechat = ({ method, url, headers, body }: Asked, office: WechatOffice): Reply => {
  const { books, bills, certificates, merchant } = office
  const content: unknown = body.length > 0 ? JSON.parse(body.toString()) : undefined
  const [, number = '', action] = /\/(?:out-trade-no|refunds|out-bill-no)\/([^/]+)(\/close)?$/.exec(url.pathname) ?? []
  const transfer = books.transfers.get(number)
  const refund = books.refunds.get(number)
  const isOurs = url.searchParams.get('mchid') === merchant
  const routes: Record<string, () => Reply> = {
    'GET /v3/certificates': () => showCertificates(certificates()),
    'POST /v3/pay/transactions/h5': () => openOrder(office, content, false),
    'POST /v3/pay/transactions/jsapi': () => openOrder(office, content, true),
    'GET /v3/pay/transactions': () => found(isOurs ? books.describe(number) : undefined, 'ORDER_NOT_EXIST'),
    'POST /v3/pay/transactions': () => (action ? books.closeOrder(number) : fault(404, 'NOT_FOUND')),
    'POST /v3/refund/domestic/refunds': () => books.refund(content),
    'GET /v3/refund/domestic/refunds': () => found(refund && books.describeRefund(refund), 'RESOURCE_NOT_EXISTS'),
    'GET /v3/bill/tradebill': () => bills.where(url.searchParams),
    'POST /v3/fund-app/mch-transfer/transfer-bills': () => books.sendTransfer(content, String(headers['wechatpay-serial'])),
    'GET /v3/fund-app/mch-transfer/transfer-bills': () => found(transfer && books.describeTransfer(transfer), 'NOT_FOUND'),
  }
  const room = url.pathname.replace(/\/(out-trade-no|out-bill-no)\/.*|(?<=\/refunds)\/.*/, '')
  return routes[`${method} ${room}`]?.() ?? fault(404, 'NOT_FOUND')
}
