import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
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
  await serveWebApp(server, buildApp(t, 'terminal'), '/kiosk/')
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
