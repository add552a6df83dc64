import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'
import { signAliyun } from '../aliyun-signature.ts'
import type { AuthorityPort } from './authority.ts'

interface AliyunSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly sceneId: string
  readonly endpoint?: string
  readonly timeoutMs?: number
}

const Answer = z.object({
  Code: z.string(),
  ResultObject: z.object({ Passed: z.enum(['T', 'F']), SubCode: z.string().optional() }).optional(),
})

const later = /^(Throttling|ServiceUnavailable|InternalError|5\d\d)/

const kindOf = (code: string): OutsideFailureKind => (later.test(code) ? 'unreachable' : 'misconfigured')

/** Compares a face with a name and an ID number over Alibaba Cloud (ContrastFaceVerify). Everything private travels in the body. */
export const aliyunAuthority = (settings: AliyunSettings): AuthorityPort => ({
  async verify({ orderNo, name, idCard, picture }) {
    const url = new URL(settings.endpoint ?? 'https://cloudauth.aliyuncs.com')
    const request = {
      host: url.host,
      action: 'ContrastFaceVerify',
      version: '2019-03-07',
      query: {},
      form: {
        SceneId: settings.sceneId,
        OuterOrderNo: orderNo,
        ProductCode: 'ID_MIN',
        CertType: 'IDENTITY_CARD',
        CertName: name,
        CertNo: idCard,
        FaceContrastPicture: Buffer.from(picture).toString('base64'),
      },
      date: new Date().toISOString().replace(/\.\d{3}/, ''),
      nonce: randomUUID(),
    }
    const { headers, body } = signAliyun(request, { id: settings.accessKeyId, secret: settings.accessKeySecret })
    const { timeoutMs } = settings
    const { Code, ResultObject } = await askForJson({ provider: 'aliyun', url, method: 'POST', headers, body, timeoutMs }, Answer)
    if (Code !== '200') throw new OutsideFailure('aliyun', kindOf(Code), 'did not compare the face', Code)
    if (!ResultObject) throw new OutsideFailure('aliyun', 'unreachable', 'the answer is not in its own format')
    return { isPassed: ResultObject.Passed === 'T', reason: ResultObject.SubCode ?? '' }
  },
})
