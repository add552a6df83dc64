import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { HttpFailure, Refusal, Vetoed } from '@campus/client/failures.ts'
import { buy, look, readGrade } from '@campus/client/testing/sample-calls.ts'
import { ok, type ServerAnswer, serveSchool } from '@campus/client/testing/school-server.ts'
import { call } from '@campus/contract/call.ts'
import { parseSession } from '../session/session.ts'
import { changeSession, readSession } from '../session/session-store.ts'
import { beforeSend } from './interceptor.ts'
import { send, sendForBytes } from './send.ts'
import { onSessionLoss } from './session-loss.ts'

const gone: ServerAnswer = { body: { code: 500, msg: '登录已失效', data: null, result: 'login' } }
const li = {
  uid: '0190a0de-0000-7000-8000-000000000001',
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000002',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'system',
}

const certificate = call({ method: 'GET', path: '/file', who: 'user', summary: 'Gives a file.', output: { raw: 'bytes' } })
const credential = call({
  method: 'GET',
  path: '/credential',
  who: 'user',
  summary: 'Gives a file that is JSON itself.',
  output: { raw: 'bytes', contentType: 'application/vc+json' },
})

const school = serveSchool()
let losses: (string | undefined)[] = []

let stopHearing: () => void = () => undefined
beforeEach(() => {
  losses = []
  changeSession(() => ({ ...parseSession(null), token: 'T1', language: 'en_US' }))
  stopHearing = onSessionLoss((message) => void losses.push(message))
})
afterEach(() => stopHearing())

test('an interceptor can hold a request back; nothing is sent', async () => {
  const remove = beforeSend(({ path }) => path !== '/orders')
  await assert.rejects(send(buy, { copies: 1 }), Vetoed)
  assert.equal(school.received.length, 0)
  remove()
  await send(buy, { copies: 1 })
  assert.equal(school.received.length, 1)
})

test('a token in an answer replaces the stored session; x-remember is stored, and cleared by deleteMe', async () => {
  school.reply = () => ({ ...ok(null, { token: 'T2', user: li, isAgent: true }), headers: { 'x-remember': 'R1' } })
  await send(look, {})
  assert.deepEqual(
    [readSession().token, readSession().user?.name, readSession().isAgent, readSession().remember],
    ['T2', '李明', true, 'R1'],
  )
  school.reply = () => ({ ...ok(null), headers: { 'x-remember': 'deleteMe' } })
  await send(look, {})
  assert.deepEqual([readSession().token, readSession().remember], ['T2', ''])
})

/** A server that knows T2 only, and gives it once for the remember token R1. */
const renewOnce = () => {
  let isSpent = false
  return ({ headers }: (typeof school.received)[number]): ServerAnswer => {
    if (headers.authorization === 'Bearer T2') return ok({ score: 91 })
    if (headers['x-remember'] !== 'R1' || isSpent) return gone
    isSpent = true
    return { ...ok({ score: 91 }, { token: 'T2', user: li, isAgent: false }), headers: { 'x-remember': 'R2' } }
  }
}

test('a lost session is renewed once with the remember token, and nobody notices', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  school.reply = renewOnce()
  assert.deepEqual(await send(readGrade, { course: 'x' }), { score: 91 })
  assert.deepEqual(
    school.received.map(({ headers }) => headers['x-remember']),
    [undefined, 'R1'],
  )
  assert.deepEqual([readSession().token, readSession().remember, losses.length], ['T2', 'R2', 0])
})

test('ten calls that meet the loss together spend the remember token once', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  school.reply = renewOnce()
  const grades = await Promise.all(Array.from({ length: 10 }, (_, index) => send(readGrade, { course: String(index) })))
  assert.equal(grades.length, 10)
  assert.equal(school.received.filter(({ headers }) => headers['x-remember'] !== undefined).length, 1)
  assert.deepEqual([readSession().token, losses.length], ['T2', 0])
})

test('without a remember token the user becomes the placeholder and is notified once, for any number of calls', async () => {
  changeSession((session) => ({ ...session, user: { ...li, roles: ['student'], displayMode: 'system' } }))
  school.reply = () => gone
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => send(readGrade, { course: 'x' })))
  assert(outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof Refusal))
  assert.deepEqual([readSession().token, readSession().user, losses, school.received.length], ['', null, ['登录已失效'], 3])
})

test('a remember token that no longer works is tried once and forgotten', async () => {
  changeSession((session) => ({ ...session, remember: 'old' }))
  school.reply = () => gone
  await assert.rejects(send(readGrade, { course: 'x' }), { code: 'login_required' })
  assert.deepEqual([school.received.length, readSession().remember, losses.length], [2, '', 1])
})

test('a login check loses the session without a message', async () => {
  school.reply = () => gone
  await assert.rejects(send(readGrade, { course: 'x' }, { loginCheck: true }), Refusal)
  assert.deepEqual(losses, [undefined])
})

test('a screen that is left during the renewal does not stop it', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  const left = new AbortController()
  const renew = renewOnce()
  school.reply = (request) => {
    if (request.headers['x-remember']) left.abort()
    return renew(request)
  }
  assert.deepEqual(await send(readGrade, { course: 'x' }, { signal: left.signal }), { score: 91 })
  assert.deepEqual([readSession().token, readSession().remember], ['T2', 'R2'])
})

test('a network that breaks during the renewal does not log anybody out', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  school.reply = ({ headers }) => (headers['x-remember'] ? { status: 502, body: 'bad gateway' } : gone)
  await assert.rejects(send(readGrade, { course: 'x' }), HttpFailure)
  assert.deepEqual([readSession().token, readSession().remember, losses.length], ['T1', 'R1', 0])
})

test('a call that waited for a renewal which failed renews the session itself', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  const renew = renewOnce()
  let attempts = 0
  school.reply = (request) => {
    if (request.headers['x-remember']) attempts += 1
    return request.headers['x-remember'] && attempts === 1 ? { status: 502, body: 'bad gateway' } : renew(request)
  }
  const outcomes = await Promise.allSettled([send(readGrade, { course: 'x' }), send(readGrade, { course: 'y' })])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.deepEqual([readSession().token, readSession().remember, losses.length], ['T2', 'R2', 0])
})

test('a file arrives as its bytes; a refusal in its place is shown as text', async () => {
  school.reply = () => ({ body: '%PDF-1.7 …' })
  assert.equal(await (await sendForBytes(certificate, {})).text(), '%PDF-1.7 …')
  school.reply = () => ({ body: { code: 500, msg: 'No such certificate', data: null, error: 'not_found' } })
  await assert.rejects(sendForBytes(certificate, {}), { code: 'not_found' })
})

test('a file that meets the loss has the session renewed by another call, because its own answer cannot carry one', async () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  school.reply = ({ url, headers }) => {
    if (headers.authorization === 'Bearer T2') return { body: '%PDF-1.7 …' }
    return headers['x-remember'] && url !== certificate.path
      ? { ...ok({ isFirstLogin: false }, { token: 'T2', user: li, isAgent: false }), headers: { 'x-remember': 'R2' } }
      : gone
  }
  assert.equal(await (await sendForBytes(certificate, {})).text(), '%PDF-1.7 …')
  assert.deepEqual([readSession().token, readSession().remember, readSession().user?.uid, losses.length], ['T2', 'R2', li.uid, 0])
  changeSession((session) => ({ ...session, token: 'T3' }))
  school.reply = () => gone
  await assert.rejects(sendForBytes(certificate, {}), { code: 'login_required' })
  assert.deepEqual([readSession().remember, losses.length], ['', 1])
})

test('a credential is JSON and yet a file; a refusal in its place is still shown as text', async () => {
  const headers = { 'content-type': 'application/vc+json' }
  school.reply = () => ({ headers, body: { type: ['VerifiableCredential'] } })
  assert.deepEqual(JSON.parse(await (await sendForBytes(credential, {})).text()), { type: ['VerifiableCredential'] })
  school.reply = () => ({ body: { code: 500, msg: 'Not ready yet', data: null, error: 'document_not_ready' } })
  await assert.rejects(sendForBytes(credential, {}), { code: 'document_not_ready' })
})
