import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { installationOf, otherHosts } from '../platform/config/installation.ts'
import { admitOwnPage } from './own-page.ts'
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

const buildApp = (t: TestContext, name: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-app-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), `<title>${name}</title>`)
  writeFileSync(join(folder, 'assets', 'index-abc.js'), `// ${name}`)
  return folder
}

test('the app and the screen of the terminals are served side by side', async (t) => {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  t.after(() => server.close())
  await serveWebApp(server, buildApp(t, 'app'))
  await serveWebApp(server, buildApp(t, 'terminal'), { prefix: '/kiosk/' })
  const get = async (url: string) => {
    const { statusCode, body, headers } = await server.inject(url)
    return [statusCode, body, headers['cache-control']]
  }
  const forEver = 'public, max-age=31536000, immutable'
  assert.deepEqual(await get('/'), [200, '<title>app</title>', 'no-cache'])
  for (const address of ['/kiosk', '/kiosk/', '/kiosk/index.html'])
    assert.deepEqual(await get(address), [200, '<title>terminal</title>', 'no-cache'], address)
  assert.deepEqual(await get('/assets/index-abc.js'), [200, '// app', forEver])
  assert.deepEqual(await get('/kiosk/assets/index-abc.js'), [200, '// terminal', forEver])
  for (const address of ['/kiosk/package.json', '/kiosk/..%2f..%2fetc/passwd', '/kiosk/assets/'])
    assert.equal((await server.inject(address)).statusCode, 404, address)
})

test('pages and workers carry the rules of pages, scripts that a page loads do not', async (t) => {
  const folder = buildApp(t, 'app')
  writeFileSync(join(folder, 'assets', 'face-worker-abc.js'), '// worker')
  const server = Fastify()
  t.after(() => server.close())
  addSecurityHeaders(server, securityHeadersFor({ publicUrl: undefined, mapTileUrls: [], otherHosts: [] }))
  await serveWebApp(server, folder)
  const hasPolicy = async (url: string) => {
    const { headers } = await server.inject(url)
    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    return 'content-security-policy' in headers
  }
  assert.deepEqual(
    [await hasPolicy('/'), await hasPolicy('/assets/face-worker-abc.js'), await hasPolicy('/assets/index-abc.js')],
    [true, true, false],
  )
})

const unset = { PRODUCT_NAME: undefined, PRODUCT_NAME_EN: undefined, PRODUCT_NAME_TW: undefined }
const at = (host: string) => `https://${host}.example.edu.cn`
const addresses = { API_URL: at('api'), IMAGE_URL: at('images'), PDF_URL: undefined, SOCKET_URL: undefined }

test('the page and the manifest carry the name and the addresses of the installation', async (t) => {
  const folder = buildApp(t, 'app')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"id":"/","name":"app"}')
  const server = Fastify()
  t.after(() => server.close())
  await serveWebApp(server, folder, { installation: installationOf({ ...unset, PRODUCT_NAME: 'A & "B"', ...addresses }) })
  const page = await server.inject('/')
  assert.match(page.body, /<title>A &amp; &quot;B&quot;<\/title>/)
  const told =
    page.body
      .match(/content="([^"]*)"/)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&') ?? ''
  const [api, images] = [at('api'), at('images')]
  assert.deepEqual(JSON.parse(told), { product: Array(3).fill('A & "B"'), api, images, documents: api, socket: api })
  assert.deepEqual((await server.inject('/manifest.webmanifest')).json(), { id: '/', name: 'A & "B"', short_name: 'A & "B"' })
  const { etag } = page.headers
  assert.equal((await server.inject({ url: '/index.html', headers: { 'if-none-match': String(etag) } })).statusCode, 304)
  assert.equal((await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'], 'br')
  assert.deepEqual(installationOf({ ...unset, PRODUCT_NAME_EN: 'Uni', ...addresses }).product, ['智慧校园', 'Uni', '智慧校園'])
})

test('calls under another name than the page are open to that page alone', async (t) => {
  assert.deepEqual(otherHosts(addresses), [at('api'), at('images'), at('api').replace('https', 'wss')])
  const server = Fastify()
  t.after(() => server.close())
  admitOwnPage(server, at('www'))
  server.get('/call', () => 'answer')
  const asked = (origin: string) => ({ origin, 'access-control-request-method': 'GET' })
  const allowed = await server.inject({ method: 'OPTIONS', url: '/call', headers: asked(at('www')) })
  assert.deepEqual([allowed.statusCode, allowed.headers['access-control-allow-origin']], [204, at('www')])
  assert.match(String(allowed.headers['access-control-allow-headers']), /authorization.*idempotency-key.*x-requested-with/)
  const foreign = await server.inject({ method: 'OPTIONS', url: '/call', headers: asked(at('elsewhere')) })
  assert.deepEqual([foreign.statusCode, foreign.headers['access-control-allow-origin']], [404, undefined])
  const read = await server.inject({ url: '/call', headers: { origin: at('www') } })
  assert.deepEqual([read.body, read.headers['access-control-allow-origin']], ['answer', at('www')])
})
