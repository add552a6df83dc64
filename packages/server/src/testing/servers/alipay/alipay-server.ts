import { createPublicKey, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AlipaySettings } from '../../../ports/pay/alipay/settings.ts'
import { chinaClock } from '../../../ports/pay/china-time.ts'
import { signText } from '../../../ports/pay/rsa-sha256.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { type Asked, openLocalServer, type Reply } from '../local-server.ts'
import { type NoticeHow, sendTimes } from '../pay/notice-how.ts'
import { answerPayer } from '../pay/payer-page.ts'
import { keysOf } from '../pay/server-keys.ts'
import { openAlipayBills } from './bill.ts'
import { no, openAlipayBooks, refundedOf } from './books.ts'

const appId = '2021000000000001'

type Words = Readonly<Record<string, string>>
const sorted = (words: Words, leftOut: readonly string[]) =>
  Object.entries(words)
    .filter(([name, word]) => !leftOut.includes(name) && word !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, word]) => `${name}=${word}`)
    .join('&')

/** What is wrong with the server's own signatures. */
type Spoilt = 'forged' | 'changed' | 'unsigned'

/** Alipay on loopback: checks our signatures, signs its own, keeps its ledger, and sends true or false notices as configured. */
export const startAlipayServer = async ({
  now = () => new Date(),
  port = 0,
}: {
  readonly now?: () => Date
  readonly port?: number
} = {}) => {
  const application = keysOf('alipay application')
  const own = keysOf('alipay')
  const stranger = keysOf('stranger')
  const books = openAlipayBooks(now)
  const bills = openAlipayBills(books)
  const asked: string[] = []
  const noticeUrls = new Map<string, string>()
  let spoilt: Spoilt | undefined
  let refusing: { readonly method: string; readonly code: string; readonly word: string } | undefined

  const isOfApplication = (words: Words) => {
    const signature = Buffer.from(words['sign'] ?? '', 'base64')
    const isTimely = Math.abs(Date.parse(`${words['timestamp']?.replace(' ', 'T')}+08:00`) - now().getTime()) < 15 * 60 * 1000
    const isKnown = words['app_id'] === appId && words['sign_type'] === 'RSA2' && words['charset'] === 'utf-8' && words['version'] === '1.0'
    const isSigned = verify('sha256', Buffer.from(sorted(words, ['sign'])), createPublicKey(application.privateKey), signature)
    return isTimely && isKnown && isSigned
  }

  const sign = (method: string, node: Words): Reply => {
    const text = JSON.stringify(node)
    const name = `${method.replaceAll('.', '_')}_response`
    const said = spoilt === 'changed' ? text.replace('"Success"', '"success"') : text
    const signature = `,"sign":"${signText(text, spoilt === 'forged' ? stranger.privateKey : own.privateKey)}"`
    return { headers: { 'content-type': 'text/html;charset=utf-8' }, body: `{"${name}":${said}${spoilt === 'unsigned' ? '' : signature}}` }
  }

  const billAddress = (content: unknown): Words => {
    const day = (content as { bill_date?: string }).bill_date ?? ''
    if (!bills.hasBill(day)) return no('isp.bill_not_exist')
    return { code: '10000', msg: 'Success', bill_download_url: `${server.url}/bill?day=${day}` }
  }

  const answerApplication = ({ url, body }: Asked): Reply => {
    const words = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body.toString())) } as Words
    const method = words['method'] ?? ''
    asked.push(method)
    const unsigned = { body: { [`${method.replaceAll('.', '_')}_response`]: no('isv.invalid-signature', '40002') } }
    if (!isOfApplication(words)) return unsigned
    if (refusing?.method === method) return sign(method, no(refusing.word, refusing.code))
    const content: unknown = JSON.parse(words['biz_content'] ?? '{}')
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return sign(method, billAddress(content))
    return sign(method, books.answers[method]?.(content) ?? no('isv.invalid-method', '40002'))
  }

  const sendNotice = async (number: string, about: Words, { isForged, isChanged, at, times = 1, merchant, amount }: NoticeHow) => {
    const trade = books.trades.get(number)
    if (!trade) throw new Error(`nobody came for ${number}`)
    const words: Words = {
      app_id: merchant ?? appId,
      charset: 'utf-8',
      version: '1.0',
      notify_type: 'trade_status_sync',
      notify_id: `id${now().getTime()}`,
      notify_time: chinaClock(at ?? now()),
      out_trade_no: number,
      trade_no: trade.id,
      trade_status: trade.state,
      subject: trade.asked.subject,
      total_amount: yuan(amount ?? trade.paid?.amount ?? trade.asked.total_amount),
      ...(trade.paid ? { gmt_payment: chinaClock(trade.paid.at) } : {}),
      ...about,
      sign_type: 'RSA2',
    }
    const signature = signText(sorted(words, ['sign', 'sign_type']), isForged ? stranger.privateKey : own.privateKey)
    const body = new URLSearchParams({ ...words, ...(isChanged ? { total_amount: '0.01' } : {}), sign: signature }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    return sendTimes(times, () => fetch(noticeUrls.get(number) ?? '', { method: 'POST', headers, body }))
  }

  const notice = (number: string, how: NoticeHow = {}) => sendNotice(number, {}, how)
  const refundNotice = (number: string, refundNumber: string, how: NoticeHow = {}) => {
    const refundFee = yuan(refundedOf(books.trades.get(number) ?? { refunds: new Map() }))
    return sendNotice(number, { out_biz_no: refundNumber, refund_fee: refundFee, gmt_refund: chinaClock(now()) }, how)
  }

  /** The payer pays, and Alipay sends a notice unless it is to be lost. */
  const pay = async (number: string, how: { amount?: number; isLate?: boolean; isNoticeLost?: boolean } = {}): Promise<number[]> => {
    books.takeMoney(number, how)
    return how.isNoticeLost ? [] : notice(number)
  }

  const answerAtPage = (request: Asked): Promise<Reply> | Reply => {
    const words = Object.fromEntries(request.url.searchParams) as Words
    if (!isOfApplication(words)) return { status: 400, body: 'invalid-signature' }
    const trade = books.arrive(JSON.parse(words['biz_content'] ?? '{}'))
    if (!trade) return { status: 400, body: 'invalid-parameter' }
    const { out_trade_no: number, total_amount, subject } = trade.asked
    noticeUrls.set(number, words['notify_url'] ?? '')
    const returnUrl = new URL(words['return_url'] ?? '')
    returnUrl.searchParams.set('out_trade_no', number)
    const page = { title: '支付宝', amount: total_amount, description: subject, returnUrl: returnUrl.href }
    return answerPayer(request, page, (isNoticeLost) => pay(number, { isNoticeLost }))
  }

  const server = await openLocalServer((request) => {
    if (request.url.pathname === '/bill') return { body: bills.pack(request.url.searchParams.get('day') ?? '') }
    return request.url.searchParams.get('method') === 'alipay.trade.wap.pay' ? answerAtPage(request) : answerApplication(request)
  }, port)

  const settings: AlipaySettings = { appId, privateKey: application.privateKey, publicKey: own.publicKey, baseUrl: server.url, now }

  return {
    url: server.url,
    close: server.close,
    settings,
    /** What was asked, in turn. */
    asked,
    pay,
    notice,
    refundNotice,
    /** Refunds from now on wait until they are finished by hand. */
    holdRefunds: () => void (books.held.refunds = true),
    finishRefund(number: string, refundNumber: string) {
      const refund = books.trades.get(number)?.refunds.get(refundNumber)
      if (refund) refund.isDone = true
    },
    changeBill: bills.changeBill,
    spoil: (how: Spoilt | undefined) => void (spoilt = how),
    /** Says no to whatever is asked by this method; without one it stops. */
    refuse: (method?: string, word = 'ACQ.SYSTEM_ERROR', code = '40004') =>
      void (refusing = method === undefined ? undefined : { method, word, code }),
    /** For a server process: writes the keys into a folder and names the settings. */
    async environment(folder: string): Promise<Record<string, string>> {
      const key = join(folder, 'alipay-application-key.pem')
      const publicKey = join(folder, 'alipay-public-key.pem')
      await writeFile(key, application.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
      await writeFile(publicKey, own.publicKey.export({ type: 'spki', format: 'pem' }))
      return { ALIPAY_APP_ID: appId, ALIPAY_KEY: key, ALIPAY_PUBLIC_KEY: publicKey, ALIPAY_URL: server.url }
    },
  }
}
