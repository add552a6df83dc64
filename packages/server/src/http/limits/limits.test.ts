import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { WebSocket } from 'ws'
import { asker } from '../../testing/ask.ts'
import { eventually } from '../../testing/eventually.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '40', SOCKETS_PER_NETWORK: '3', BODY_LIMIT_KB: '16' } })

const outcome = (socket: WebSocket) =>
  new Promise<'open' | number>((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })

test("a body over the limit is 413, explained in the reader's language", async () => {
  const response = await fetch(`${campus().url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en_US' },
    body: JSON.stringify({ account: 'x'.repeat(20_000) }),
  })
  assert.equal(response.status, 413)
  assert.match(((await response.json()) as { msg: string }).msg, /too large/)
})

test('every bad field is named at once, each with its own sentence', async () => {
  const answer = await asker(campus().url)(login, { schoolId: 'x', userType: 'student', way: 'phone', phone: '123' } as never, {
    language: 'zh_TW',
  })
  assert.equal(answer.error, 'bad_input')
  assert.equal(answer.fields?.['phone'], '請輸入正確的 11 位手機號碼')
  assert.ok(answer.fields?.['schoolId'])
})

test('broken JSON is a bad request, not a broken server', async () => {
  const response = await fetch(`${campus().url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":',
  })
  assert.equal(response.status, 400)
})

test('a network opens no more sockets than allowed, and gets room again when one closes', async () => {
  const address = `${campus().url.replace('http', 'ws')}/ws`
  const sockets = [new WebSocket(address), new WebSocket(address), new WebSocket(address)]
  assert.deepEqual(await Promise.all(sockets.map(outcome)), ['open', 'open', 'open'])
  assert.equal(await outcome(new WebSocket(address)), 429)
  const closed = new Promise((resolve) => sockets[0]?.on('close', resolve))
  sockets[0]?.close()
  await closed
  await eventually(async () => (await outcome(new WebSocket(address))) === 'open' || undefined)
  for (const socket of sockets) socket.terminate()
})

test('a socket of a page of another site is rejected', async () => {
  const { url } = campus()
  assert.equal(await outcome(new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: 'https://elsewhere.example' })), 403)
})

test('a socket with a wrong token is asked to log in', async () => {
  const socket = new WebSocket(`${campus().url.replace('http', 'ws')}/ws`)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: 'wrong-token-wrong-token' })))
  assert.equal(await new Promise((resolve) => socket.on('close', resolve)), 4401)
})
