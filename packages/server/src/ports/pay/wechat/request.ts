import { randomUUID } from 'node:crypto'
import { fetchBounded, outsideTimeoutMs } from '../../../platform/http-client/fetch-bounded.ts'
import { signText } from '../rsa-sha256.ts'
import type { WechatPaySettings } from './settings.ts'

export interface WechatQuestion {
  readonly method: 'GET' | 'POST'
  /** With its query, as it is signed. */
  readonly path: string
  readonly body?: object
  /** The key of WeChat Pay with which fields of the body are encrypted. */
  readonly keyId?: string
  readonly maxBytes?: number
}

export interface WechatReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

export const defaultWechatPayUrl = 'https://api.mch.weixin.qq.com'

const authorize = (
  { merchant, certSerial, privateKey, now = () => new Date() }: WechatPaySettings,
  method: string,
  url: URL,
  body: string,
) => {
  const nonce = randomUUID().replaceAll('-', '')
  const time = Math.floor(now().getTime() / 1000)
  const signature = signText(`${method}\n${url.pathname}${url.search}\n${time}\n${nonce}\n${body}\n`, privateKey)
  const words = { mchid: merchant, nonce_str: nonce, signature, timestamp: String(time), serial_no: certSerial }
  const said = Object.entries(words).map(([name, word]) => `${name}="${word}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${said.join(',')}`
}

/** Asks as the merchant, signed. What comes back is not checked yet. */
export const sendSigned = async (
  settings: WechatPaySettings,
  { method, path, body, keyId, maxBytes }: WechatQuestion,
): Promise<WechatReply> => {
  const url = new URL(path, settings.baseUrl ?? defaultWechatPayUrl)
  const text = body === undefined ? '' : JSON.stringify(body)
  const serial = keyId ?? settings.publicKey?.id
  const headers = {
    accept: 'application/json',
    'user-agent': 'campus',
    authorization: authorize(settings, method, url, text),
    // Names the key for signing the response, and with which the request is encrypted.
    ...(serial === undefined ? {} : { 'wechatpay-serial': serial }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const signal = AbortSignal.timeout(settings.timeoutMs ?? outsideTimeoutMs)
  const response = await fetchBounded(
    'wechat pay',
    url,
    { method, headers, signal, ...(body === undefined ? {} : { body: text }) },
    maxBytes,
  )
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
