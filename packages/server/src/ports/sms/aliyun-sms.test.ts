import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { isSignedBy } from '../../testing/servers/aliyun-signing.ts'
import { type Asked, freeLocalPort, type Reply, serveLocally } from '../../testing/servers/local-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { signAliyun } from '../aliyun-signature.ts'
import { aliyunSms } from './aliyun-sms.ts'

const templates = {
  login_code: 'SMS_1',
  register_code: 'SMS_2',
  recovery_code: 'SMS_3',
  change_code: 'SMS_4',
  proof_code: 'SMS_6',
  notice: 'SMS_5',
}
const message = { to: '13800138000', template: 'login_code', params: { code: "4!7(9*'" }, text: '' } as const

const startAliyun = async (test: TestContext, answer: (asked: Asked) => Reply) => {
  const asked: Asked[] = []
  const endpoint = await serveLocally(test, (request) => {
    asked.push(request)
    if (!isSignedBy('key secret', request)) return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'no', RequestId: 'r' } }
    return answer(request)
  })
  return { asked, settings: { accessKeyId: 'key-id', accessKeySecret: 'key secret', signName: '示范大学', templates, endpoint } }
}

test("the signature is the one in the provider's own published example", () => {
  const request = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
  }
  const { headers } = signAliyun(request, { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' })
  assert.match(headers.authorization, /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/)
})

test('a login code is sent with the reviewed template, signed, with its parameters escaped correctly', async (t) => {
  const { asked, settings } = await startAliyun(t, () => ({
    body: { Code: 'OK', Message: 'OK', BizId: '9006197469364984^0', RequestId: 'r' },
  }))
  assert.deepEqual(await aliyunSms(settings).send(message), { id: '9006197469364984^0' })
  const [{ url, headers } = assert.fail('nothing was asked')] = asked
  assert.equal(headers['x-acs-action'], 'SendSms')
  assert.equal(headers['x-acs-version'], '2017-05-25')
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    PhoneNumbers: '13800138000',
    SignName: '示范大学',
    TemplateCode: 'SMS_1',
    TemplateParam: JSON.stringify(message.params),
  })
})

test('no two requests carry the same nonce', async (t) => {
  const { asked, settings } = await startAliyun(t, () => ({ body: { Code: 'OK', BizId: '1' } }))
  await aliyunSms(settings).send(message)
  await aliyunSms(settings).send(message)
  assert.notEqual(asked[0]?.headers['x-acs-signature-nonce'], asked[1]?.headers['x-acs-signature-nonce'])
})

test('a number that got too many messages is refused; a wrong key or template is a matter of settings', async (t) => {
  let code = 'isv.BUSINESS_LIMIT_CONTROL'
  const { settings } = await startAliyun(t, () => ({ body: { Code: code, Message: '触发分钟级流控', RequestId: 'r' } }))
  await assert.rejects(aliyunSms(settings).send(message), toProviderError('refused', 'isv.BUSINESS_LIMIT_CONTROL', [message.to]))
  code = 'isv.SMS_TEMPLATE_ILLEGAL'
  await assert.rejects(aliyunSms(settings).send(message), toProviderError('misconfigured', 'isv.SMS_TEMPLATE_ILLEGAL'))
  const wrong = aliyunSms({ ...settings, accessKeySecret: 'other secret' })
  await assert.rejects(wrong.send(message), toProviderError('misconfigured', 'SignatureDoesNotMatch', ['other secret', message.to]))
})

test('a provider that is down, gone, silent, endless or malformed is unreachable', async (t) => {
  const answers: Reply[] = [
    { status: 503, body: 'busy' },
    { body: '<html>' },
    { body: { Code: 'OK', BizId: '1', RequestId: 'x'.repeat(1_000_000) } },
  ]
  for (const answer of answers) {
    const { settings } = await startAliyun(t, () => answer)
    await assert.rejects(aliyunSms(settings).send(message), toProviderError('unreachable'))
  }
  const gone = { accessKeyId: 'i', accessKeySecret: 's', signName: 'n', templates, endpoint: `http://127.0.0.1:${await freeLocalPort()}` }
  await assert.rejects(aliyunSms(gone).send(message), toProviderError('unreachable', 'ECONNREFUSED'))
  const silent = await serveLocally(t, () => new Promise(() => undefined))
  await assert.rejects(aliyunSms({ ...gone, endpoint: silent, timeoutMs: 50 }).send(message), toProviderError('unreachable', 'timeout'))
})

test('a redirect of the provider is not followed', async (t) => {
  let visits = 0
  const elsewhere = await serveLocally(t, () => {
    visits += 1
    return { body: { Code: 'OK', BizId: '1' } }
  })
  const { settings } = await startAliyun(t, () => ({ status: 302, headers: { location: elsewhere } }))
  await assert.rejects(aliyunSms(settings).send(message), toProviderError('unreachable', 'HTTP 302'))
  assert.equal(visits, 0)
})
