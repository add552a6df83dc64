import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveAuthority, settingsFor } from '../../testing/servers/aliyun-authority.ts'
import { freeLocalPort, type Reply, serveLocally } from '../../testing/servers/local-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { aliyunAuthority } from './aliyun-authority.ts'

const person = { orderNo: 'a1b2c3', name: '陈新生', idCard: '990101199901010011', picture: Buffer.from('+/picture=') }
const secrets = [person.name, person.idCard]

test('a face is compared by a signed form; nothing private stands in the address', async (t) => {
  const forms: URLSearchParams[] = []
  const endpoint = await serveAuthority(t, (form) => {
    forms.push(form)
    return { body: { Code: '200', Message: 'success', RequestId: 'r', ResultObject: { Passed: 'T', SubCode: '200' } } }
  })
  assert.deepEqual(await aliyunAuthority(settingsFor(endpoint)).verify(person), { isPassed: true, reason: '200' })
  assert.deepEqual(Object.fromEntries(forms[0] ?? []), {
    SceneId: '1000001',
    OuterOrderNo: 'a1b2c3',
    ProductCode: 'ID_MIN',
    CertType: 'IDENTITY_CARD',
    CertName: '陈新生',
    CertNo: '990101199901010011',
    FaceContrastPicture: person.picture.toString('base64'),
  })
})

test('another face is a "no" with its reason', async (t) => {
  const endpoint = await serveAuthority(t, () => ({ body: { Code: '200', ResultObject: { Passed: 'F', SubCode: '205' } } }))
  assert.deepEqual(await aliyunAuthority(settingsFor(endpoint)).verify(person), { isPassed: false, reason: '205' })
})

test('a wrong key or scene is a matter of settings; who is throttled comes back later', async (t) => {
  let code = '404'
  const endpoint = await serveAuthority(t, () => ({ body: { Code: code, Message: 'no', ResultObject: { Passed: 'T' } } }))
  const authority = aliyunAuthority(settingsFor(endpoint))
  await assert.rejects(authority.verify(person), toProviderError('misconfigured', '404', secrets))
  code = 'Throttling.User'
  await assert.rejects(authority.verify(person), toProviderError('unreachable', 'Throttling.User', secrets))
  const wrong = aliyunAuthority({ ...settingsFor(endpoint), accessKeySecret: 'another' })
  await assert.rejects(wrong.verify(person), toProviderError('misconfigured', 'SignatureDoesNotMatch', [...secrets, 'another']))
})

test('one that is down, silent, endless, or says yes without saying to what has passed nobody', async (t) => {
  const answers: Reply[] = [
    { status: 503, body: 'busy' },
    { body: { Code: '200' } },
    { body: { Code: '200', ResultObject: { Passed: 'yes' } } },
    { body: { Code: '200', ResultObject: { Passed: 'T' }, RequestId: 'x'.repeat(1_000_000) } },
  ]
  for (const answer of answers) {
    const endpoint = await serveAuthority(t, () => answer)
    await assert.rejects(aliyunAuthority(settingsFor(endpoint)).verify(person), toProviderError('unreachable'))
  }
  const gone = settingsFor(`http://127.0.0.1:${await freeLocalPort()}`)
  await assert.rejects(aliyunAuthority(gone).verify(person), toProviderError('unreachable', 'ECONNREFUSED'))
  const silent = await serveLocally(t, () => new Promise(() => undefined))
  await assert.rejects(
    aliyunAuthority({ ...gone, endpoint: silent, timeoutMs: 50 }).verify(person),
    toProviderError('unreachable', 'timeout'),
  )
})
