import { createPublicKey } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayStep } from '@campus/contract/payment/pay-ways.ts'
import { isSignedText } from '../../../ports/pay/rsa-sha256.ts'
import type { WechatPaySettings } from '../../../ports/pay/wechat/settings.ts'
import { type Asked, openLocalServer, type Reply } from '../local-server.ts'
import { type NoticeHow, sendTimes } from '../pay/notice-how.ts'
import { answerPayer } from '../pay/payer-page.ts'
import { keysOf } from '../pay/server-keys.ts'
import { openWechatBills } from './bill.ts'
import { fault, openWechatBooks } from './books.ts'
import { encryptResource, isOfMerchant, openPlatformKeys } from './encryption.ts'
import { answerWechat } from './routes.ts'

const merchant = '1900000001'
const appId = 'wx8888888888888888'
const serial = '3775B6A45ACD588826D15E583A95F5DD00000001'
const apiKey = 'the-api-v3-key-of-this-school-32'

export interface WechatPayServerOptions {
  readonly mode?: 'public_key' | 'certificates'
  readonly now?: () => Date
  readonly port?: number
}

type JsapiWords = Extract<PayStep, { kind: 'jsapi' }>['params']

/** What is wrong with the server's own signatures. */
type Spoilt = 'forged' | 'stale' | 'changed' | 'unsigned'

/** WeChat Pay on loopback: checks our signatures, signs its own, keeps its ledger, and sends true or false notices as configured. */
export const startWechatPayServer = async ({ mode = 'public_key', now = () => new Date(), port = 0 }: WechatPayServerOptions = {}) => {
  const merchantKeys = keysOf('wechat merchant')
  const platformKeys = openPlatformKeys(mode, now)
  const books = openWechatBooks(merchant, appId, now, platformKeys.decryptField)
  const bills = openWechatBills(books, () => server.url)
  const certificates = () =>
    platformKeys.certificates.map(({ serial, pem }) => ({
      serial_no: serial,
      encrypt_certificate: encryptResource(apiKey, pem, 'certificate'),
    }))
  const asked: string[] = []
  let spoilt: Spoilt | undefined
  let refusing: { readonly path: string; readonly status: number; readonly code: string } | undefined

  const sign = ({ status = 200, body }: Reply): Reply => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const stale = spoilt === 'stale' ? { at: new Date(now().getTime() - 301_000) } : {}
    const headers = spoilt === 'unsigned' ? {} : platformKeys.headersFor(text, { isForged: spoilt === 'forged', ...stale })
    return {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: spoilt === 'changed' ? `${text} ` : text }),
    }
  }

  const answerMerchant = (request: Asked): Reply => {
    const { method, url, headers, body } = request
    asked.push(`${method} ${url.pathname}`)
    const own = { id: merchant, serial, key: createPublicKey(merchantKeys.privateKey) }
    if (!isOfMerchant({ method, target: `${url.pathname}${url.search}`, headers, body }, own, now())) return fault(401, 'SIGN_ERROR')
    if (refusing && url.pathname.includes(refusing.path)) return sign(fault(refusing.status, refusing.code))
    if (url.pathname === '/v3/billdownload/file') return bills.file(url.searchParams)
    return sign(answerWechat(request, { books, bills, certificates, merchant, baseUrl: server.url }))
  }

  const sendNotice = async (address: string, event: string, content: object, { isForged, isChanged, at, times = 1 }: NoticeHow) => {
    const resource = {
      original_type: event.split('.')[0]?.toLowerCase(),
      ...encryptResource(apiKey, JSON.stringify(content), 'transaction'),
    }
    const letter = { id: `EV-${now().getTime()}`, event_type: event, resource_type: 'encrypt-resource', summary: '', resource }
    const body = JSON.stringify(letter)
    const headers = { 'content-type': 'application/json', ...platformKeys.headersFor(body, { isForged, at }) }
    const sent = isChanged ? body.replace('"summary":""', '"summary":" "') : body
    return sendTimes(times, () => fetch(address, { method: 'POST', headers, body: sent }))
  }

  const notice = async (number: string, how: NoticeHow = {}): Promise<number[]> => {
    const order = books.orders.get(number)
    const content = books.describe(number, how)
    if (!order || !content) throw new Error(`nobody asked for ${number}`)
    return sendNotice(order.asked.notify_url, 'TRANSACTION.SUCCESS', content, how)
  }

  const refundNotice = async (refundNumber: string, how: NoticeHow = {}): Promise<number[]> => {
    const refund = books.refunds.get(refundNumber)
    if (!refund?.asked.notify_url) throw new Error(`nobody wants to know of ${refundNumber}`)
    const { status, ...rest } = books.describeRefund(refund)
    return sendNotice(refund.asked.notify_url, `REFUND.${status}`, { ...rest, mchid: how.merchant ?? merchant, refund_status: status }, how)
  }

  /** The payer pays, and WeChat sends a notice unless it is to be lost. */
  const pay = async (number: string, how: { amount?: number; isLate?: boolean; isNoticeLost?: boolean } = {}): Promise<number[]> => {
    books.takeMoney(number, how)
    return how.isNoticeLost ? [] : notice(number)
  }

  const answerAtPage = (request: Asked): Promise<Reply> | Reply => {
    const number = request.url.pathname.split('/')[2] ?? ''
    const order = books.orders.get(number)
    if (!order) return { status: 404 }
    const { amount, description } = order.asked
    const page = { title: '微信支付', amount: amount.total, description, returnUrl: request.url.searchParams.get('redirect_url') ?? '/' }
    return answerPayer(request, page, (isNoticeLost) => pay(number, { isNoticeLost }))
  }

  /** What the messaging app does with the words that it was handed. */
  const payInApp = async (words: JsapiWords): Promise<number[]> => {
    const text = [words.appId, words.timeStamp, words.nonceStr, words.package, ''].join('\n')
    if (!isSignedText(text, words.paySign, createPublicKey(merchantKeys.privateKey)))
      throw new Error('the words are not signed by the merchant')
    const [number] = [...books.orders].find(([, { prepayId }]) => words.package === `prepay_id=${prepayId}`) ?? []
    return pay(number ?? '')
  }

  const server = await openLocalServer(async (request) => {
    if (request.url.pathname.startsWith('/h5/')) return answerAtPage(request)
    // A browser that plays the messaging app pays from outside of this process.
    if (request.url.pathname === '/in-app') return { body: { notices: await payInApp(JSON.parse(request.body.toString()) as JsapiWords) } }
    return answerMerchant(request)
  }, port)

  const settings: WechatPaySettings = {
    appId,
    merchant,
    certSerial: serial,
    privateKey: merchantKeys.privateKey,
    apiKey,
    publicKey: platformKeys.publicKey,
    payOut: { scene: '1000', report: [['活动名称', '余额提现']] },
    baseUrl: server.url,
    now,
  }

  return {
    url: server.url,
    close: server.close,
    settings,
    /** What was asked, in turn. */
    asked,
    pay,
    notice,
    refundNotice,
    payInApp,
    /** Refunds and transfers from now on wait until they are finished by hand. */
    hold: (kind: 'refunds' | 'transfers') => void (books.held[kind] = true),
    finishRefund(refundNumber: string, state: 'SUCCESS' | 'CLOSED' | 'ABNORMAL') {
      const refund = books.refunds.get(refundNumber)
      if (refund) refund.state = state
    },
    /** Whether payees have to agree to transfers from now on. */
    wantConfirmation: (isWanted: boolean) => void (books.wants.confirmation = isWanted),
    /** What the messaging app does with the words that it was handed: the payee agrees. */
    confirmInApp(words: { readonly mchId: string; readonly appId: string; readonly package: string }) {
      const transfer = [...books.transfers.values()].find(({ packageInfo }) => packageInfo === words.package)
      if (transfer?.state !== 'WAIT_USER_CONFIRM' || words.mchId !== merchant || words.appId !== appId)
        throw new Error('nothing waits for these words')
      transfer.state = 'TRANSFERING'
    },
    /** The name that a transfer was sent with. */
    payeeOf: (number: string) => books.transfers.get(number)?.payeeName,
    finishTransfer(number: string, state: 'SUCCESS' | 'FAIL' | 'CANCELLED', reason = '') {
      const transfer = books.transfers.get(number)
      if (transfer) Object.assign(transfer, { state, reason })
    },
    /** From now on a new certificate signs; the older ones are still shown unless they are dropped. */
    rotate: (dropsOld?: boolean) => platformKeys.rotate(dropsOld),
    changeBill: bills.changeBill,
    spoilBillFile: bills.spoilFile,
    spoil: (how: Spoilt | undefined) => void (spoilt = how),
    /** Says no to whatever is asked below this path; without one it stops. */
    refuse: (path?: string, status = 400, code = 'SYSTEM_ERROR') =>
      void (refusing = path === undefined ? undefined : { path, status, code }),
    /** For a server process: writes the keys into a folder and names the settings. */
    async environment(folder: string): Promise<Record<string, string>> {
      const key = join(folder, 'wechat-merchant-key.pem')
      await writeFile(key, merchantKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
      const publicKey = join(folder, 'wechat-public-key.pem')
      if (platformKeys.publicKey) await writeFile(publicKey, platformKeys.publicKey.key.export({ type: 'spki', format: 'pem' }))
      return {
        WECHAT_APP_ID: appId,
        WECHAT_APP_SECRET: 'secret-of-the-official-account',
        WECHAT_PAY_MERCHANT: merchant,
        WECHAT_PAY_CERT_SERIAL: serial,
        WECHAT_PAY_KEY: key,
        WECHAT_PAY_API_KEY: apiKey,
        ...(platformKeys.publicKey ? { WECHAT_PAY_PUBLIC_KEY: publicKey, WECHAT_PAY_PUBLIC_KEY_ID: platformKeys.publicKey.id } : {}),
        WECHAT_PAY_URL: server.url,
      }
    },
  }
}
