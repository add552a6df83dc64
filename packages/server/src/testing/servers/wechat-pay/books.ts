import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { chinaInstant } from '../../../ports/pay/china-time.ts'
import type { Reply } from '../local-server.ts'

const Amount = z.object({ total: z.number().int().positive(), currency: z.literal('CNY') })
const OrderAsked = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[0-9A-Za-z_*|-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url(),
  amount: Amount,
})
const H5Asked = OrderAsked.extend({
  scene_info: z.object({ payer_client_ip: z.string().min(1), h5_info: z.object({ type: z.literal('Wap') }) }),
})
const JsapiAsked = OrderAsked.extend({ payer: z.object({ openid: z.string().min(1) }) })
const RefundAsked = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[0-9A-Za-z_*|@-]{1,64}$/),
  reason: z.string().max(80),
  notify_url: z.url().optional(),
  amount: Amount.extend({ refund: z.number().int().positive() }),
})
const TransferAsked = z.object({
  appid: z.string(),
  out_bill_no: z.string().regex(/^[0-9A-Za-z]{1,32}$/),
  transfer_scene_id: z.string().min(1),
  openid: z.string().min(1),
  user_name: z.string().optional(),
  transfer_amount: z.number().int().positive(),
  transfer_remark: z.string().min(1).max(32),
  transfer_scene_report_infos: z.array(z.object({ info_type: z.string(), info_content: z.string() })),
})

export interface WechatOrder {
  readonly asked: z.infer<typeof OrderAsked>
  readonly prepayId: string
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  paid: { readonly id: string; readonly amount: number; readonly at: Date } | undefined
}
export interface WechatRefundEntry {
  readonly asked: z.infer<typeof RefundAsked>
  readonly id: string
  readonly at: Date
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
}
/** Reads a field that was encrypted for the key with this serial number. */
type DecryptField = (serial: string, text: string) => string | undefined
/** From here on the payee is named. */
const namedFrom = 200_000

interface Transfer {
  readonly asked: z.infer<typeof TransferAsked>
  readonly id: string
  readonly payeeName: string | undefined
  /** With which the app of the payee asks for their word. */
  readonly packageInfo: string
  state: 'ACCEPTED' | 'WAIT_USER_CONFIRM' | 'TRANSFERING' | 'SUCCESS' | 'FAIL' | 'CANCELLED'
  reason: string
}

export const fault = (status: number, code: string): Reply => ({ status, body: { code, message: code } })
const longNumber = (start: string) => `${start}${Array.from({ length: 18 }, () => randomInt(10)).join('')}`

/** What WeChat Pay keeps of a merchant, and its answers about it. */
export const openWechatBooks = (merchant: string, appId: string, now: () => Date, decryptField: DecryptField) => {
  const orders = new Map<string, WechatOrder>()
  const refunds = new Map<string, WechatRefundEntry>()
  const transfers = new Map<string, Transfer>()
  const held = { refunds: false, transfers: false }
  const wants = { confirmation: false }

  const openOrder = (body: unknown, isJsapi: boolean): WechatOrder | Reply => {
    const parsed = (isJsapi ? JsapiAsked : H5Asked).safeParse(body)
    if (!parsed.success) return fault(400, 'PARAM_ERROR')
    const asked = parsed.data
    if (asked.mchid !== merchant || asked.appid !== appId) return fault(400, 'APPID_MCHID_NOT_MATCH')
    const known = orders.get(asked.out_trade_no)
    if (known && known.state !== 'NOTPAY') return fault(400, known.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID')
    if (known && known.asked.amount.total !== asked.amount.total) return fault(400, 'INVALID_REQUEST')
    const order = known ?? { asked, prepayId: longNumber('wx'), state: 'NOTPAY', paid: undefined }
    orders.set(asked.out_trade_no, order)
    return order
  }

  const describe = (number: string, change: { readonly amount?: number | undefined; readonly merchant?: string | undefined } = {}) => {
    const order = orders.get(number)
    return (
      order && {
        appid: appId,
        mchid: change.merchant ?? merchant,
        out_trade_no: number,
        trade_state: order.state,
        trade_state_desc: order.state,
        ...(order.paid
          ? {
              transaction_id: order.paid.id,
              success_time: chinaInstant(order.paid.at),
              amount: { total: change.amount ?? order.paid.amount, payer_total: change.amount ?? order.paid.amount, currency: 'CNY' },
            }
          : { amount: { total: order.asked.amount.total, currency: 'CNY' } }),
      }
    )
  }

  const describeRefund = ({ asked, id, state }: WechatRefundEntry) => ({
    refund_id: id,
    out_refund_no: asked.out_refund_no,
    out_trade_no: asked.out_trade_no,
    status: state,
    amount: asked.amount,
  })

  const closeOrder = (number: string): Reply => {
    const order = orders.get(number)
    if (!order) return fault(404, 'ORDER_NOT_EXIST')
    if (order.paid) return fault(400, 'ORDERPAID')
    if (order.state === 'CLOSED') return fault(400, 'ORDER_CLOSED')
    order.state = 'CLOSED'
    return { status: 204 }
  }

  const refund = (body: unknown): Reply => {
    const parsed = RefundAsked.safeParse(body)
    if (!parsed.success) return fault(400, 'PARAM_ERROR')
    const asked = parsed.data
    const order = orders.get(asked.out_trade_no)
    if (!order) return fault(404, 'RESOURCE_NOT_EXISTS')
    const known = refunds.get(asked.out_refund_no)
    if (known) return known.asked.amount.refund === asked.amount.refund ? { body: describeRefund(known) } : fault(400, 'PARAM_ERROR')
    const before = [...refunds.values()].filter((each) => each.asked.out_trade_no === asked.out_trade_no && each.state !== 'CLOSED')
    const sum = before.reduce((total, each) => total + each.asked.amount.refund, asked.amount.refund)
    if (!order.paid || order.paid.amount !== asked.amount.total || sum > order.paid.amount) return fault(400, 'INVALID_REQUEST')
    const entry: WechatRefundEntry = { asked, id: longNumber('50'), at: now(), state: 'PROCESSING' }
    refunds.set(asked.out_refund_no, entry)
    order.state = 'REFUND'
    const reply = { body: describeRefund(entry) }
    if (!held.refunds) entry.state = 'SUCCESS'
    return reply
  }

  const describeTransfer = ({ asked, id, state, reason }: Transfer) => ({
    out_bill_no: asked.out_bill_no,
    transfer_bill_no: id,
    state,
    create_time: chinaInstant(now()),
    ...(state === 'FAIL' ? { fail_reason: reason } : {}),
  })

  /** Only the sender gets the consent data for the payee. */
  const answerSender = (entry: Transfer): Reply => ({
    body: { ...describeTransfer(entry), ...(entry.state === 'WAIT_USER_CONFIRM' ? { package_info: entry.packageInfo } : {}) },
  })

  const sendTransfer = (body: unknown, serial: string): Reply => {
    const parsed = TransferAsked.safeParse(body)
    if (!parsed.success || parsed.data.appid !== appId) return fault(400, 'PARAM_ERROR')
    const { user_name, transfer_amount } = parsed.data
    const payeeName = user_name === undefined ? undefined : decryptField(serial, user_name)
    if (transfer_amount >= namedFrom && !payeeName) return fault(400, 'PARAM_ERROR')
    const known = transfers.get(parsed.data.out_bill_no)
    if (known) return known.asked.transfer_amount === parsed.data.transfer_amount ? answerSender(known) : fault(400, 'ALREADY_EXISTS')
    const state = wants.confirmation ? 'WAIT_USER_CONFIRM' : 'ACCEPTED'
    const entry: Transfer = { asked: parsed.data, id: longNumber('13'), payeeName, packageInfo: longNumber('ABBQ'), state, reason: '' }
    transfers.set(parsed.data.out_bill_no, entry)
    const reply = answerSender(entry)
    if (!held.transfers && !wants.confirmation) entry.state = 'SUCCESS'
    return reply
  }

  return {
    orders,
    refunds,
    transfers,
    held,
    wants,
    openOrder,
    closeOrder,
    describe,
    refund,
    describeRefund,
    sendTransfer,
    describeTransfer,
    takeMoney(number: string, { amount, isLate = false }: { readonly amount?: number; readonly isLate?: boolean } = {}) {
      const order = orders.get(number)
      if (!order) throw new Error(`nobody asked for ${number}`)
      if (order.paid || (order.state === 'CLOSED' && !isLate)) throw new Error(`${number} cannot be paid now`)
      order.paid = { id: longNumber('42'), amount: amount ?? order.asked.amount.total, at: now() }
      order.state = 'SUCCESS'
    },
  }
}
export type WechatBooks = ReturnType<typeof openWechatBooks>
