import { z } from 'zod'
import { fetchBounded, outsideTimeoutMs } from '../../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../../platform/http-client/outside-failure.ts'
import { chinaClock } from '../china-time.ts'
import { isSignedText } from '../rsa-sha256.ts'
import type { AlipaySettings } from './settings.ts'
import { nodeIn, signWords } from './signature.ts'

/** `20000` and words of `isp` are troubles of their own; an account without enough money for a refund is filled by the next sales. */
const isOfTheMoment = (code: string, word: string) =>
  code === '20000' || /^(aop\.)?(isp\.|ACQ\.SYSTEM_ERROR|ACQ\.SELLER_BALANCE_NOT_ENOUGH)/i.test(word)

const kindOf = (code: string, word: string): OutsideFailureKind => {
  if (isOfTheMoment(code, word)) return 'unreachable'
  return code === '40004' ? 'refused' : 'misconfigured'
}

const alipayFailure = ({ code, sub_code = '' }: { readonly code: string; readonly sub_code?: string | undefined }): OutsideFailure =>
  new OutsideFailure('alipay', kindOf(code, sub_code), 'did not do what was asked', sub_code || code)

export interface AlipayQuestion {
  readonly method: string
  readonly content: object
  /** Where the device and the notices go, for a page of Alipay's. */
  readonly addresses?: { readonly return_url: string; readonly notify_url: string }
}

export type AskAlipay = <Answer extends z.ZodType>(question: AlipayQuestion, answer: Answer) => Promise<z.output<Answer>>

const Word = z.object({ code: z.string(), sub_code: z.string().optional() })
const Signed = z.object({ sign: z.string() })

const cannotBelieve = (why: string) => new OutsideFailure('alipay', 'unreachable', `the answer cannot be believed: ${why}`)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A question with its signature, as it goes into an address or a form. */
export const signQuestion = (settings: AlipaySettings, { method, content, addresses }: AlipayQuestion): Record<string, string> => {
  const { appId, privateKey, now = () => new Date() } = settings
  const words = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaClock(now()),
    version: '1.0',
    ...addresses,
    biz_content: JSON.stringify(content),
  }
  return signWords(words, privateKey)
}

export const gatewayOf = ({ baseUrl = 'https://openapi.alipay.com' }: AlipaySettings): URL => new URL('/gateway.do', baseUrl)

/** Asks Alipay. What is believed of the answer are the very characters that it signed; unsigned there is only "no". */
export const openAlipayClient = (settings: AlipaySettings): AskAlipay => {
  const send = async (question: AlipayQuestion): Promise<string> => {
    const { biz_content = '', ...words } = signQuestion(settings, question)
    const url = gatewayOf(settings)
    url.search = new URLSearchParams(words).toString()
    const response = await fetchBounded('alipay', url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams({ biz_content }).toString(),
      signal: AbortSignal.timeout(settings.timeoutMs ?? outsideTimeoutMs),
    })
    if (response.status !== 200) throw new OutsideFailure('alipay', 'unreachable', 'does not work at the moment', `HTTP ${response.status}`)
    return response.text()
  }

  return async (question, answer) => {
    const text = await send(question)
    const node = nodeIn(text, `${question.method.replaceAll('.', '_')}_response`) ?? nodeIn(text, 'error_response')
    const word = Word.safeParse(parseJson(node ?? ''))
    if (node === undefined || !word.success) throw cannotBelieve('it is not in its own format')
    const { sign } = Signed.safeParse(parseJson(text)).data ?? {}
    if (sign === undefined && word.data.code !== '10000') throw alipayFailure({ code: word.data.code })
    if (sign === undefined || !isSignedText(node, sign, settings.publicKey)) throw cannotBelieve('the signature is wrong')
    if (word.data.code !== '10000') throw alipayFailure(word.data)
    const parsed = answer.safeParse(parseJson(node))
    if (!parsed.success) throw cannotBelieve('it is not in its own format')
    return parsed.data
  }
}
