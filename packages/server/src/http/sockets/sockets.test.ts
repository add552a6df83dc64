import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { logout } from '@campus/contract/account/login.ts'
import Fastify from 'fastify'
import { sql as fragment } from 'kysely'
import { WebSocket } from 'ws'
import { push } from '../../context/push.ts'
import { openLog } from '../../platform/log/log.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { listen } from '../../testing/hear.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { openSockets, type SocketOptions } from './sockets.ts'
import { wantsSocket } from './upgrade.ts'

const campus = useTestCampus()

test('an open app receives its own events and nobody else’s', async () => {
  const { base, url } = campus()
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const [mineHears, otherHears] = [await listen(url, mine.token), await listen(url, other.token)]
  await push(base.sql, { to: `person:${other.person.id}`, topic: 'secret', data: 1 })
  await push(base.sql, { to: `person:${mine.person.id}`, topic: 'news', data: 2 })
  assert.equal(await mineHears.next('news', 0), 2)
  assert.equal(await otherHears.next('secret', 0), 1)
  assert.deepEqual(mineHears.of('secret'), [])
  for (const app of [mineHears, otherHears]) app.close()
})

test('a logout closes the socket of the session', async () => {
  const { url } = campus()
  const { token } = await enter(campus())
  const app = await listen(url, token)
  await asker(url)(logout, {}, { token })
  assert.equal(await app.end(), 4401)
})

test('a session that nobody uses any more loses its socket, also where the news of its end would be missed', async () => {
  const { base, url, clock } = campus()
  const unused = await enter(campus())
  const app = await listen(url, unused.token)
  clock.advance(2 * 3600 + 1)
  const used = await enter(campus())
  const other = await listen(url, used.token)
  await fragment`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'campus-push' and datname = current_database()`.execute(base.sql)
  assert.equal(await app.end(), 4401)
  await eventually(async () => {
    await push(base.sql, { to: `person:${used.person.id}`, topic: 'news', data: 1 })
    return other.of('news')[0]
  })
  other.close()
})

/** Sockets whose sessions are looked up only when the test says so. */
const openJudged = async (t: TestContext, options: Partial<SocketOptions> = {}) => {
  const server = Fastify({ http: { shouldUpgradeCallback: wantsSocket } })
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const sockets = openSockets(server, {
    sessions: {
      find: async (token) => {
        asked += 1
        await gate.promise
        return { personId: 'p', schoolId: 's', sessionId: token, roles: [], isAgent: false }
      },
      listEnded: async () => [],
    },
    machines: { find: async () => undefined, noteWrongNonce: async () => {} },
    mayWatchPcLogin: async () => true,
    perNetwork: 3,
    perSession: 3,
    total: 100,
    trustedProxies: [],
    publicUrl: undefined,
    now: () => new Date(),
    log: openLog('silent'),
    ...options,
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const open = async (token: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers })
    socket.on('error', () => {})
    const outcome = await new Promise<string>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)))
      socket.on('message', () => resolve('ready'))
      socket.on('close', (code) => resolve(String(code)))
      socket.on('open', () => (token ? socket.send(JSON.stringify({ type: 'hello', token })) : resolve('open')))
    })
    return { socket, outcome }
  }
  t.after(async () => {
    sockets.close()
    await server.close()
  })
  return { url, open, asked: () => asked, answer: () => gate.resolve() }
}

test('sockets are asked again and again whether their sessions are over', async (t) => {
  const over = new Set<string>()
  const find = async (token: string) => ({ personId: 'p', schoolId: 's', sessionId: token, roles: [], isAgent: false })
  const listEnded = async (tokens: readonly string[]) => tokens.filter((token) => over.has(token))
  const judged = await openJudged(t, { sessions: { find, listEnded }, recheckMs: 20 })
  const [one, other] = [await judged.open('one'), await judged.open('other')]
  over.add('one')
  assert.deepEqual(await once(one.socket, 'close'), [4401, Buffer.from('login')])
  assert.equal(other.socket.readyState, WebSocket.OPEN)
})

test('a socket that closes during its handshake is neither stored nor counted', async (t) => {
  const judged = await openJudged(t, { perNetwork: 100 })
  const closing = Array.from({ length: 10 }, () => {
    const socket = new WebSocket(`${judged.url.replace('http', 'ws')}/ws`)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: 'one' })))
    return socket
  })
  await eventually(() => judged.asked() === 10 || undefined)
  await Promise.all(
    closing.map((socket) => {
      socket.terminate()
      return once(socket, 'close')
    }),
  )
  const other = await judged.open('')
  other.socket.ping()
  await once(other.socket, 'pong')
  judged.answer()
  const opened = await Promise.all([judged.open('one'), judged.open('one'), judged.open('one')])
  assert.deepEqual(
    opened.map(({ outcome }) => outcome),
    ['ready', 'ready', 'ready'],
  )
  assert.equal((await judged.open('one')).outcome, '4429')
})

test('a page that closes while its code for a PC login is checked is not stored', async (t) => {
  const gate = Promise.withResolvers<boolean>()
  let asked = 0
  const mayWatchPcLogin = () => {
    asked += 1
    return gate.promise
  }
  const judged = await openJudged(t, { mayWatchPcLogin })
  const page = new WebSocket(`${judged.url.replace('http', 'ws')}/ws`)
  page.on('open', () => page.send(JSON.stringify({ type: 'watch_pc_login', id: randomUUID(), pageSecret: 'secret' })))
  await eventually(() => asked === 1 || undefined)
  page.terminate()
  await once(page, 'close')
  // The server has seen the end of the first connection once it answers a later one that may use its place.
  await eventually(async () => {
    const others = [await judged.open(''), await judged.open(''), await judged.open('')]
    for (const { socket } of others) socket.terminate()
    return others.every(({ outcome }) => outcome === 'open') || undefined
  })
  const sent = t.mock.method(WebSocket.prototype, 'send')
  gate.resolve(true)
  await setImmediate()
  assert.equal(sent.mock.callCount(), 0)
})

test('a whole campus behind one address can connect: with a login the limit is per session, without one per address', async (t) => {
  const judged = await openJudged(t)
  judged.answer()
  const phones = []
  for (let phone = 0; phone < 40; phone += 1) phones.push(await judged.open(`phone ${phone}`))
  assert.ok(phones.every(({ outcome }) => outcome === 'ready'))
  const silent = [await judged.open(''), await judged.open(''), await judged.open('')]
  assert.deepEqual(
    silent.map(({ outcome }) => outcome),
    ['open', 'open', 'open'],
  )
  assert.equal((await judged.open('')).outcome, '429')
  silent[0]?.socket.terminate()
  await eventually(async () => ((await judged.open('')).outcome === 'open' ? true : undefined))
})

test('addresses behind proxies are those that Fastify finds: networks, mapped addresses and chains of proxies', async (t) => {
  const judged = await openJudged(t, { perNetwork: 1, trustedProxies: ['127.0.0.0/8', '::ffff:10.0.0.0/104'] })
  const from = (address: string) => judged.open('', { 'x-forwarded-for': address })
  assert.equal((await from('198.51.100.1')).outcome, 'open')
  assert.equal((await from('198.51.100.1')).outcome, '429')
  assert.equal((await from('::ffff:198.51.100.1')).outcome, '429')
  assert.equal((await from('198.51.100.2, 10.1.2.3')).outcome, 'open')
  assert.equal((await from('198.51.100.2')).outcome, '429')
  assert.equal((await from('2001:db8::1')).outcome, 'open')
  assert.equal((await from('2001:db8::2')).outcome, '429')
})
