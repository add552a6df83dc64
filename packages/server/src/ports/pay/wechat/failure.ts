import { z } from 'zod'
import { OutsideFailure, type OutsideFailureKind } from '../../../platform/http-client/outside-failure.ts'

const Fault = z.object({ code: z.string() })

const ofSettings = new Set(['SIGN_ERROR', 'NO_AUTH', 'MCH_NOT_EXISTS', 'APPID_MCHID_NOT_MATCH', 'APPID_NOT_EXIST'])
/** An account without enough money for a refund is filled by the next sales: worth another try. */
const ofTheMoment = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'NOT_ENOUGH', 'BANK_ERROR'])

const kindOf = (status: number, code: string | undefined): OutsideFailureKind => {
  if (status < 400 || status >= 500 || status === 429 || (code !== undefined && ofTheMoment.has(code))) return 'unreachable'
  return status === 401 || (code !== undefined && ofSettings.has(code)) ? 'misconfigured' : 'refused'
}

const codeIn = (body: Buffer): string | undefined => {
  try {
    return Fault.safeParse(JSON.parse(body.toString())).data?.code
  } catch {
    return undefined
  }
}

export const wechatFailure = (status: number, body: Buffer): OutsideFailure => {
  const code = codeIn(body)
  return new OutsideFailure('wechat pay', kindOf(status, code), 'did not do what was asked', code ?? `HTTP ${status}`)
}
