import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeLocalPort } from '../../testing/servers/local-server.ts'
import { failure, inResponse, startCas, success } from '../../testing/servers/logins/cas-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { readCasAnswer } from './cas-answer.ts'
import { casSso } from './cas-sso.ts'

const redirectUri = 'https://campus.example.edu.cn/account/back?school=1'

const goThrough = async (url: string) => (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''

test('a CAS ticket identifies the person, once', async (t) => {
  const port = casSso({ baseUrl: await startCas(t) })
  const { url, memory } = await port.begin({ redirectUri })
  const currentUrl = await goThrough(url)
  assert.equal(new URL(currentUrl).searchParams.get('school'), '1')
  assert.deepEqual(await port.finish({ currentUrl, redirectUri, memory }), {
    subject: 'lilei',
    attributes: { name: 'Li & Lei 李', studentNo: '0012300', role: 'student,member' },
  })
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('refused', 'INVALID_TICKET', ['ST-1-of-li-lei']))
})

test('a ticket of CAS is worth nothing in another browser, nor at another service', async (t) => {
  const port = casSso({ baseUrl: await startCas(t) })
  const { url } = await port.begin({ redirectUri })
  const currentUrl = await goThrough(url)
  const stranger = (await port.begin({ redirectUri })).memory
  for (const memory of [stranger, '', 'short'])
    await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('refused', 'state'))
  const stolen = new URL(currentUrl)
  stolen.searchParams.set('state', stranger)
  await assert.rejects(
    port.finish({ currentUrl: stolen.href, redirectUri, memory: stranger }),
    toProviderError('refused', 'INVALID_SERVICE'),
  )
})

test('a return from CAS without a valid ticket sends no request', async () => {
  const port = casSso({ baseUrl: `http://127.0.0.1:${await freeLocalPort()}/cas` })
  const { memory } = await port.begin({ redirectUri })
  for (const ticket of ['', 'a b', '<x>']) {
    const currentUrl = `${redirectUri}&${new URLSearchParams({ state: memory, ticket }).toString()}`
    await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('refused'))
  }
  const currentUrl = `${redirectUri}&state=${memory}&ticket=ST-1`
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('unreachable', 'ECONNREFUSED', ['ST-1']))
})

test('logout leads through CAS and names the way back', async (t) => {
  const baseUrl = await startCas(t)
  const url = await casSso({ baseUrl: `${baseUrl}/` }).logoutUrl({ returnTo: 'https://campus.example.edu.cn/?a=1&b=2' })
  assert.equal(url, `${baseUrl}/logout?service=${encodeURIComponent('https://campus.example.edu.cn/?a=1&b=2')}`)
})

test('a CAS server without TLS is not believed', () => {
  for (const baseUrl of ['http://sso.example.edu.cn/cas', 'ftp://sso.example.edu.cn', 'sso.example.edu.cn', '']) {
    assert.throws(() => casSso({ baseUrl }), toProviderError('misconfigured'))
  }
})

test('each refusal of CAS has its kind', () => {
  const kinds = {
    INVALID_TICKET: 'refused',
    INVALID_SERVICE: 'refused',
    UNAUTHORIZED_SERVICE: 'misconfigured',
    INTERNAL_ERROR: 'unreachable',
  } as const
  for (const [code, kind] of Object.entries(kinds)) assert.throws(() => readCasAnswer(failure(code)), toProviderError(kind, code))
})

test('a CAS response that is ambiguous, broken or declares its own entities identifies nobody', () => {
  const twice = inResponse('<cas:authenticationSuccess><cas:user>a</cas:user><cas:user>b</cas:user></cas:authenticationSuccess>')
  const both = inResponse(
    '<cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess><cas:authenticationFailure code="INVALID_TICKET">x</cas:authenticationFailure>',
  )
  const declared = `<!DOCTYPE x [<!ENTITY who "admin">]>${success('&who;', '')}`
  const cut = success('admin<!-- -->.evil', '')
  assert.equal(readCasAnswer(cut).subject, 'admin.evil')
  const answers = [twice, both, declared, success('', ''), inResponse(''), '<html></html>', '<a><b></a>', '', '{"user":"a"}']
  for (const answer of answers) assert.throws(() => readCasAnswer(answer), toProviderError('unreachable'), answer)
})

test('an unknown entity in an answer of CAS stays as it is written', () => {
  assert.deepEqual(readCasAnswer(success('a&who;b', '<cas:name>&#x110000;&lt;</cas:name>')), {
    subject: 'a&who;b',
    attributes: { name: '&#x110000;<' },
  })
})
