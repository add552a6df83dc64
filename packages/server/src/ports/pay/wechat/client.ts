import type { z } from 'zod'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { faultOfSignature, serialIn } from './encryption.ts'
import { wechatFailure } from './failure.ts'
import type { FindKey } from './keys.ts'
import { sendSigned, type WechatQuestion, type WechatReply } from './request.ts'
import type { WechatPaySettings } from './settings.ts'

const parseJson = (body: Buffer): unknown => {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

export type AskWechat = <Answer extends z.ZodType>(question: WechatQuestion, answer: Answer) => Promise<z.output<Answer>>

/** Asks WeChat Pay and believes only what it signed. */
export const openWechatClient = (settings: WechatPaySettings, findKey: FindKey): AskWechat => {
  const { now = () => new Date() } = settings

  const checkSigned = async ({ headers, body }: WechatReply) => {
    const serial = serialIn(headers)
    const fault = faultOfSignature(headers, body, serial === undefined ? undefined : await findKey(serial), now())
    if (fault) throw new OutsideFailure('wechat pay', 'unreachable', `the answer cannot be believed: ${fault}`)
  }

  return async (question, answer) => {
    const reply = await sendSigned(settings, question)
    const isDone = reply.status >= 200 && reply.status < 300
    // A "no" to a request that WeChat could not even check comes unsigned.
    if (isDone || reply.headers['wechatpay-signature'] !== undefined) await checkSigned(reply)
    if (!isDone) throw wechatFailure(reply.status, reply.body)
    const parsed = answer.safeParse(parseJson(reply.body))
    if (!parsed.success) throw new OutsideFailure('wechat pay', 'unreachable', 'the answer is not in its own format')
    return parsed.data
  }
}
