import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { setLanguage } from '@campus/contract/account/login.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { asker } from '../testing/ask.ts'
import { enter } from '../testing/enter.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus()

test('every answer carries the security headers and its request id', async () => {
  for (const path of ['/healthz', '/nowhere', '/openapi.json']) {
    const { headers } = await fetch(`${campus().url}${path}`)
    assert.match(headers.get('content-security-policy') ?? '', /script-src 'self' 'wasm-unsafe-eval';/)
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
  }
})

test('data says briefly that it is no page', async () => {
  const { headers } = await fetch(`${campus().url}${homeInit.path}`, { method: homeInit.method })
  const named = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-content-type-options']
  assert.deepEqual(
    named.map((name) => headers.get(name)),
    ["default-src 'none'; frame-ancestors 'none'", null, null, 'nosniff'],
  )
})

test('responses are not cacheable by default: data, refusals, errors', async () => {
  const { token } = await enter(campus())
  const asked = [
    { path: '/healthz' },
    { path: '/nowhere' },
    { path: homeInit.path, method: homeInit.method },
    { path: homeInit.path, method: homeInit.method, headers: { authorization: `Bearer ${token}` } },
  ]
  for (const { path, ...options } of asked) {
    const answer = await fetch(`${campus().url}${path}`, options)
    assert.equal(answer.headers.get('cache-control'), 'no-store', path)
  }
})

test('a long answer travels compressed to who accepts it, a short one as it is', async () => {
  const ask = async (path: string, accepted: string) => {
    const [answer] = (await once(get(`${campus().url}${path}`, { headers: { 'accept-encoding': accepted } }), 'response')) as [
      IncomingMessage,
    ]
    return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) }
  }
  const plain = await ask('/openapi.json', 'identity')
  const [brotli, gzipped, short] = [await ask('/openapi.json', 'gzip, br'), await ask('/openapi.json', 'gzip'), await ask('/healthz', 'br')]
  assert.deepEqual([plain.encoding, brotli.encoding, gzipped.encoding, short.encoding], [undefined, 'br', 'gzip', undefined])
  assert.deepEqual([brotliDecompressSync(brotli.bytes), gunzipSync(gzipped.bytes)], [plain.bytes, plain.bytes])
})

test('a reading call that changes something is refused to other sites and to plain links', async () => {
  const { url } = campus()
  const plain = await fetch(`${url}/lang/en_US`)
  assert.equal(((await plain.json()) as { error: string }).error, 'cross_site')
  const foreign = await asker(url)(setLanguage, { lang: 'en_US' }, { headers: { 'sec-fetch-site': 'cross-site' } })
  assert.equal(foreign.error, 'cross_site')
  assert.equal((await asker(url)(setLanguage, { lang: 'en_US' })).code, 200)
})

test('the documentation lists every call, for machines and for people', async () => {
  const { url } = campus()
  type Operations = Record<string, { parameters: { name: string; in: string; required: boolean }[] }>
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as { openapi: string; paths: Record<string, Operations> }
  assert.equal(document.openapi, '3.1.0')
  assert.ok('post' in (document.paths['/openApi/login'] ?? {}))
  const headersOf = ({ path }: { path: string }) =>
    document.paths[path]?.['post']?.parameters.filter((one) => one.in === 'header').map(({ name, required }) => [name, required])
  assert.deepEqual([headersOf(takeJob), headersOf(heartbeat)], [[['campus-beat', true]], []])
  const page = await (await fetch(`${url}/docs`)).text()
  assert.match(page, /POST \/openApi\/login/)
})
