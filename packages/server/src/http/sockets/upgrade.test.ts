import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handshake, openRaw, sendRaw } from '../../testing/raw-connection.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { isFromOwnPage } from './upgrade.ts'

const campus = useTestCampus()

const isAlive = async () => assert.equal((await fetch(`${campus().url}/healthz`)).status, 200)

test('only pages of the configured address open sockets; without one, pages of the requested host', () => {
  const publicUrl = 'https://campus.example.edu.cn'
  const host = 'campus.example.edu.cn'
  const cases = [
    [undefined, publicUrl, true],
    ['https://campus.example.edu.cn', publicUrl, true],
    ['https://campus.example.edu.cn:443', publicUrl, true],
    ['http://campus.example.edu.cn', publicUrl, false],
    ['https://campus.example.edu.cn.elsewhere.example', publicUrl, false],
    ['http://campus.example.edu.cn', undefined, true],
    ['https://elsewhere.example', undefined, false],
    ...['null', '', 'nonsense', 'http://', 'https://[::', '%', 'data:text/html,x'].flatMap((origin) => [
      [origin, publicUrl, false] as const,
      [origin, undefined, false] as const,
    ]),
  ] as const
  for (const [origin, configured, expected] of cases)
    assert.equal(
      isFromOwnPage({ ...(origin === undefined ? {} : { origin }), host }, configured),
      expected,
      `${origin} against ${configured}`,
    )
})

test('an upgrade with an Origin that is no address is refused, and the server serves on', async () => {
  for (const origin of ['null', '', 'nonsense', 'http://', 'https://[::', '%', '\u00ff'])
    assert.match(await sendRaw(campus().url, handshake([`Origin: ${origin}`])), /^HTTP\/1\.1 403 /, origin)
  await isAlive()
})

test('two hundred connections that are reset during refused and accepted upgrades do not end the process', async (t) => {
  const { url } = campus()
  // The test runner catches what would end a server.
  const uncaught: Error[] = []
  const note = (error: Error) => void uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note)
  t.after(() => process.off('uncaughtExceptionMonitor', note))
  for (let round = 0; round < 5; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => openRaw(url)))
    for (const [index, socket] of sockets.entries()) {
      socket.write(handshake(index % 2 === 0 ? ['Origin: https://elsewhere.example'] : []))
      socket.resetAndDestroy()
    }
    await isAlive()
  }
  assert.deepEqual(uncaught, [])
})

test('a refused connection is closed although the other side keeps its half open', async () => {
  const socket = await openRaw(campus().url)
  socket.allowHalfOpen = true
  const closed = new Promise((resolve) => socket.on('end', resolve))
  socket.write(handshake(['Origin: null']))
  socket.resume()
  await closed
  // The server has let go of it: what is written now is answered with a reset.
  for (let attempt = 0; attempt < 100 && !socket.destroyed; attempt += 1) {
    socket.write('x')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.ok(socket.destroyed)
})

test('an offer of another protocol is passed over, and the request is answered', async () => {
  const h2c = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n'
  assert.match(await sendRaw(campus().url, `GET /healthz HTTP/1.1\r\nHost: x\r\n${h2c}`), /^HTTP\/1\.1 200 /)
  const elsewhere = await sendRaw(campus().url, handshake(['Connection: close'], '/nowhere'))
  assert.match(elsewhere, /^HTTP\/1\.1 404 /)
  assert.match(elsewhere, /"error":"not_found"/)
})
