import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { ok, type ServerAnswer, serveSchool } from '@campus/client/testing/school-server.ts'
import { makePhoneKey, publicKeyOf, signStamp } from '@campus/contract/attendance/codes.ts'
import { markRoll } from '@campus/contract/attendance/roll-calls.ts'
import { sign } from '@campus/contract/attendance/signs.ts'
import { stored } from '../../testing/local-storage.ts'

const { addWaiting, deliverWaiting, readWaiting } = await import('./phone/waiting-stamps.ts')
const { deliverMarks, readWaitingMarks, sendMarks } = await import('./roll/waiting-marks.ts')

const school = serveSchool()
beforeEach(() => stored.clear())

const refusal = (error: string, more: object = {}): ServerAnswer => ({ body: { code: 500, msg: error, data: null, error, ...more } })
const broken: ServerAnswer = { status: 502, body: '' }
const busy: ServerAnswer = { status: 429, body: { code: 429, msg: 'busy', data: null } }
const loggedOut: ServerAnswer = { body: { code: 500, msg: 'Log in', data: null, result: 'login' } }

const lessonId = randomUUID()
const at = '2026-03-02T00:10:00.000Z'

const makeStamp = async () => {
  const pair = await makePhoneKey()
  const code = `${'a'.repeat(16)}.1.${'b'.repeat(14)}`
  return { code, purpose: 'in' as const, at, nonce: randomUUID(), key: await publicKeyOf(pair), signature: await signStamp(pair, code) }
}

test('a stamp waits through everything that passes, and leaves only when the server has decided', async () => {
  addWaiting('', await makeStamp())
  const registered = ok({ phone: { key: '', name: '', since: at, changeableAt: at } })
  for (const answer of [broken, busy, loggedOut, refusal('system_exception'), refusal('too_many_requests')]) {
    school.reply = ({ url }) => (url === sign.path ? answer : registered)
    assert.deepEqual(await deliverWaiting(), { taken: 0, refused: [] })
    school.reply = () => answer
    assert.deepEqual(await deliverWaiting(), { taken: 0, refused: [] })
    assert.equal(readWaiting('').length, 1)
  }
  school.reply = ({ url }) => (url === sign.path ? refusal('code_unknown') : registered)
  assert.deepEqual(await deliverWaiting(), { taken: 0, refused: ['code_unknown'] })
  assert.equal(readWaiting('').length, 0)
})

test('a stamp is kept for the one who made it', async () => {
  addWaiting('lin', await makeStamp())
  await deliverWaiting()
  assert.deepEqual([readWaiting('lin').length, readWaiting('').length, school.received.length], [1, 0, 0])
})

const [lin, zhou, left] = [randomUUID(), randomUUID(), randomUUID()]
const markOf = (personId: string, reason = '') => ({ personId, state: 'present' as const, at, reason })
const markedIn = (body: string) => markRoll.body.parse(JSON.parse(body)).marks.map(({ personId }) => personId)
const waitingOf = () => readWaitingMarks(lessonId).map(({ personId }) => personId)

test('marks wait through everything that passes', async () => {
  for (const answer of [broken, busy, loggedOut]) {
    school.reply = () => answer
    assert.equal(await sendMarks(lessonId, [markOf(lin)]), undefined)
    assert.deepEqual(waitingOf(), [lin])
  }
  school.reply = () => ok([])
  assert.deepEqual(await sendMarks(lessonId, [markOf(zhou)]), [])
  assert.deepEqual(markedIn(school.received.at(-1)?.body ?? ''), [lin, zhou])
  assert.deepEqual(waitingOf(), [])
})

test('somebody who left the roster throws away no mark of others', async () => {
  school.reply = () => broken
  await sendMarks(lessonId, [markOf(lin), markOf(left), markOf(zhou)])
  school.received = []
  school.reply = ({ body }) => (markedIn(body).includes(left) ? refusal('not_in_lesson') : ok([]))
  await assert.rejects(sendMarks(lessonId, []), { code: 'not_in_lesson' })
  assert.deepEqual(
    school.received.map(({ body }) => markedIn(body)),
    [[lin, left, zhou], [lin], [left], [zhou]],
  )
  assert.deepEqual(waitingOf(), [])
})

test('a mark made while others are on their way is not lost with them', async () => {
  school.reply = () => ok([])
  const sending = sendMarks(lessonId, [markOf(lin)])
  stored.set([...stored.keys()][0] ?? `campus.marks..${lessonId}`, JSON.stringify([markOf(zhou)]))
  await sending
  assert.deepEqual(waitingOf(), [zhou])
})

const sentMarks = () =>
  school.received.map(({ body }) => {
    const { reason, marks } = markRoll.body.parse(JSON.parse(body))
    return [reason, marks.map(({ personId }) => personId)]
  })

test('each correction that waits keeps its own reason', async () => {
  school.reply = () => broken
  await sendMarks(lessonId, [markOf(lin)])
  await sendMarks(lessonId, [markOf(zhou, '记错了')])
  school.received = []
  school.reply = () => ok([])
  await sendMarks(lessonId, [markOf(left, '核实无误')])
  assert.deepEqual(sentMarks(), [
    ['', [lin]],
    ['记错了', [zhou]],
    ['核实无误', [left]],
  ])
  assert.deepEqual(waitingOf(), [])
})

test('what waits of all lessons of this person is sent without their screens, until there is no network', async () => {
  const other = randomUUID()
  school.reply = () => broken
  await sendMarks(lessonId, [markOf(lin, '记错了')])
  await sendMarks(other, [markOf(zhou)])
  stored.set(`campus.marks.somebody.${randomUUID()}`, JSON.stringify([markOf(left)]))
  assert.deepEqual(await deliverMarks(), { taken: 0, refused: [] })
  school.received = []
  school.reply = ({ body }) => (markedIn(body).includes(lin) ? refusal('attendance_change_late') : ok([]))
  assert.deepEqual((await deliverMarks()).refused, ['attendance_change_late'])
  assert.deepEqual(sentMarks(), [
    ['记错了', [lin]],
    ['', [zhou]],
  ])
  assert.equal(stored.size, 1, 'marks of somebody else wait on')
})

test('a mark that an earlier version of the app kept is sent, without a reason', async () => {
  const { reason: _, ...before } = markOf(lin)
  stored.set(`campus.marks..${lessonId}`, JSON.stringify([before]))
  school.reply = () => ok([])
  school.received = []
  await deliverMarks()
  assert.deepEqual(sentMarks(), [['', [lin]]])
})

test('what was said of somebody before is not sent after what was said last', async () => {
  school.reply = () => broken
  await sendMarks(lessonId, [{ ...markOf(lin), state: 'absent' }])
  school.reply = () => ok([])
  await sendMarks(lessonId, [{ ...markOf(lin), at: '2026-03-02T00:11:00.000Z' }])
  assert.deepEqual(waitingOf(), [])
})
