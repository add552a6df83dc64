import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'
import { signAliyun } from '../aliyun-signature.ts'
import type { SmsPort, SmsTemplate } from './sms.ts'

export interface AliyunSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly signName: string
  /** The code that the reviewed template has at the provider, like SMS_154950909. */
  readonly templates: Readonly<Record<SmsTemplate, string>>
  readonly endpoint?: string
  readonly timeoutMs?: number
}

const Answer = z.object({ Code: z.string(), BizId: z.string().optional() })

const later = /^(isp\.SYSTEM_ERROR|Throttling|ServiceUnavailable|InternalError)/
const aboutThisMessage = /^isv\.(BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL|MOBILE_|BLACK_KEY_CONTROL_LIMIT|PARAM_LENGTH_LIMIT|DENY_IP_RANGE)/

const kindOf = (code: string): OutsideFailureKind => {
  if (later.test(code)) return 'unreachable'
  return aboutThisMessage.test(code) ? 'refused' : 'misconfigured'
}

/** Short messages over Alibaba Cloud (Dysmsapi, SendSms). The protocol wants the parameters in the query, over HTTPS. */
export const aliyunSms = (settings: AliyunSettings): SmsPort => ({
  async send({ to, template, params }) {
    const url = new URL(settings.endpoint ?? 'https://dysmsapi.aliyuncs.com')
    const request = {
      host: url.host,
      action: 'SendSms',
      version: '2017-05-25',
      query: {
        PhoneNumbers: to,
        SignName: settings.signName,
        TemplateCode: settings.templates[template],
        TemplateParam: JSON.stringify(params),
      },
      date: new Date().toISOString().replace(/\.\d{3}/, ''),
      nonce: randomUUID(),
    }
    const { query, headers } = signAliyun(request, { id: settings.accessKeyId, secret: settings.accessKeySecret })
    url.search = query
    const { Code, BizId } = await askForJson({ provider: 'aliyun', url, method: 'POST', headers, timeoutMs: settings.timeoutMs }, Answer)
    if (Code !== 'OK') throw new OutsideFailure('aliyun', kindOf(Code), 'did not send the message', Code)
    return { id: BizId ?? '' }
  },
})
