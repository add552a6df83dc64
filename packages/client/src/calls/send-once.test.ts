import assert from 'node:assert/strict'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { HttpFailure, NoConnection, Refusal } from '../failures.ts'
import { buy, enter, look, readGrade } from '../testing/sample-calls.ts'
import { ok, serveSchool } from '../testing/school-server.ts'
import type { Extras } from './outgoing.ts'
import { sendOnce } from './send-once.ts'
import { fetchTransport, server } from './transport.ts'

const school = serveSchool()
const spki = { type: 'spki', format: 'der' } as const

const send = <Call extends CallShape>(call: Call, given: GivenTo<Call>, extras: Extras = {}) =>
  sendOnce(call, given, { sender: { token: 'T1', guid: 'device', language: 'en_US' }, transport: fetchTransport(), ...extras })

test('a call carries the headers of the specification and its fields in path and query', async () => {
  school.reply = () => ok({ score: 91 })
  assert.deepEqual(await send(readGrade, { course: '高等 数学', year: 2025, kinds: ['a', 'b'] }), { score: 91 })
  const [request] = school.received
  assert.equal(request?.url, '/grades/%E9%AB%98%E7%AD%89%20%E6%95%B0%E5%AD%A6?year=2025&kinds=a&kinds=b')
  const { source, lang, authorization } = request?.headers ?? {}
  assert.deepEqual([source, lang, authorization], ['app', 'en_US', 'Bearer T1'])
  assert.deepEqual([request?.headers['x-ajax'], request?.headers['x-requested-with']], ['json', 'XMLHttpRequest'])
  assert.deepEqual([request?.headers['x-device-id'], request?.headers['x-remember']], ['device', undefined])
})

test('a body travels as JSON, with the idempotency key where the call takes one', async () => {
  await send(buy, { copies: 2 }, { idempotencyKey: 'K1' })
  await send(look, {}, { idempotencyKey: 'K1' })
  assert.deepEqual(JSON.parse(school.received[0]?.body ?? ''), { copies: 2 })
  assert.deepEqual([school.received[0]?.headers['idempotency-key'], school.received[1]?.headers['idempotency-key']], ['K1', undefined])
})

test('what a call names as sealed does not leave this device in the clear, and is another text each time', async () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { keyId: randomUUID(), algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM', publicKey: publicKey.export(spki).toString('base64') }
  const now = new Date().toISOString()
  school.reply = ({ url }) => ok(url === encryptKey.path ? { ...key, expiresAt: now, now } : null)
  for (const password of ['horse 42', 'horse 42', '']) await send(enter, { name: 'lin', password })
  const [first, second, empty] = school.received
    .filter(({ url }) => url === enter.path)
    .map(({ body }) => enter.body.parse(JSON.parse(body)))
  assert.match(first?.password ?? '', new RegExp(`^sealed:${key.keyId}:`))
  assert.notEqual(first?.password, second?.password)
  assert.deepEqual([first?.name, empty?.password, school.received.length], ['lin', '', 5])
})

test('a call that everybody may use goes without the token, unless asked to carry it', async () => {
  await send(look, {})
  await send(look, {}, { withToken: true })
  assert.deepEqual(
    school.received.map(({ headers }) => headers.authorization),
    [undefined, 'Bearer T1'],
  )
})

test('a refusal brings its word, its sentence and its fields', async () => {
  school.reply = () => ({
    body: { code: 500, msg: 'Check the marked fields', data: null, error: 'bad_input', fields: { copies: 'Not less than 1' } },
  })
  await assert.rejects(send(buy, { copies: 0 }), (error) => {
    assert(error instanceof Refusal)
    assert.deepEqual([error.code, error.message, error.fields], ['bad_input', 'Check the marked fields', { copies: 'Not less than 1' }])
    return true
  })
})

test('code 200 as text is success too', async () => {
  school.reply = () => ({ body: { code: '200', msg: '', data: { score: 60 } } })
  assert.deepEqual(await send(readGrade, { course: 'x' }), { score: 60 })
})

test('only status 200 counts; a busy server says when to come back', async () => {
  school.reply = () => ({ status: 429, headers: { 'retry-after': '7' }, body: { code: 429, msg: 'Too many requests', data: null } })
  await assert.rejects(send(look, {}), (error) => {
    assert(error instanceof HttpFailure)
    assert.deepEqual([error.status, error.retryAfterSeconds, error.message], [429, 7, 'Too many requests'])
    return true
  })
})

test('an answer that is not what the call declares is a failure, not data', async () => {
  school.reply = () => ok({ score: 'a lot' })
  await assert.rejects(send(readGrade, { course: 'x' }), HttpFailure)
  school.reply = () => ({ body: { something: 'else' } })
  await assert.rejects(send(readGrade, { course: 'x' }), HttpFailure)
})

test('an empty answer and a server that is not there are both "not connected"', async () => {
  school.reply = () => ({ body: '' })
  await assert.rejects(send(look, {}), NoConnection)
  const { base } = server
  server.base = 'http://127.0.0.1:1'
  await assert.rejects(send(look, {}), NoConnection)
  server.base = base
})
