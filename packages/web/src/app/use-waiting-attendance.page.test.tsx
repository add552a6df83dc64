import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, type TestContext, test } from 'node:test'
import { ok, type ServerAnswer, serveSchool } from '@campus/client/testing/school-server.ts'
import { makePhoneKey, publicKeyOf, signStamp } from '@campus/contract/attendance/codes.ts'
import { markRoll } from '@campus/contract/attendance/roll-calls.ts'
import { type Signed, sign } from '@campus/contract/attendance/signs.ts'
import { shownToast } from '@campus/ui/feedback/toast.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { addWaiting, readWaiting } from '../features/attendance/phone/waiting-stamps.ts'
import { readWaitingMarks, sendMarks } from '../features/attendance/roll/waiting-marks.ts'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { useWaitingAttendance } from './use-waiting-attendance.ts'

const school = serveSchool()
beforeEach(() => changeSession(() => parseSession(null)))

const at = '2026-03-02T00:10:00.000Z'
const registered = ok({ phone: { key: '', name: '', since: at, changeableAt: at } })
const busy: ServerAnswer = { status: 429, body: { code: 429, msg: 'busy', data: null } }
const late: ServerAnswer = { body: { code: 500, msg: 'This code has expired', data: null, error: 'code_unknown' } }

const lesson: Signed['lesson'] = {
  id: randomUUID(),
  day: '2026-03-02',
  startsAt: at,
  endsAt: at,
  timeZone: 'Asia/Shanghai',
  fromPeriod: 1,
  toPeriod: 2,
  state: 'planned',
  cancelledBy: null,
  isChanged: false,
  course: { id: randomUUID(), code: 'ME204', name: '流体力学' },
  sections: [],
  room: null,
  teachers: [],
}
const taken: Signed = { lesson, purpose: 'in', state: 'present', isDoubtful: true, doubts: ['offline'], signedAt: at }

const answerSign = (answer: ServerAnswer) => {
  school.reply = ({ url }) => (url === sign.path ? answer : registered)
}

const keepStamp = async () => {
  const pair = await makePhoneKey()
  const code = `${'a'.repeat(16)}.1.${'b'.repeat(14)}`
  addWaiting('', { code, purpose: 'in', at, nonce: randomUUID(), key: await publicKeyOf(pair), signature: await signStamp(pair, code) })
}

function App() {
  useWaitingAttendance(true)
  return null
}

/** What a person reads from now on. */
const listen = (t: TestContext) => {
  const said: string[] = []
  t.after(shownToast.subscribe((shown) => void (shown && said.push(`${shown.kind}: ${shown.text}`))))
  return said
}

const until = async (isSo: () => boolean) => {
  for (const began = performance.now(); !isSo() && performance.now() - began < 60_000; )
    await doing(() => new Promise((resolve) => setTimeout(resolve, 5)))
  assert.ok(isSo())
}

const signed = () => school.received.filter(({ url }) => url === sign.path).length

test('a stamp that waited is sent when the app opens, and the person reads that it was', async (t) => {
  const said = listen(t)
  await keepStamp()
  answerSign(ok(taken))
  await draw(t, <App />)
  await until(() => said.length > 0)
  assert.deepEqual([said, readWaiting('')], [['success: 离线考勤已提交'], []])
})

test('one that nobody took says nothing and is sent when the network is back; why it was refused is read then', async (t) => {
  const said = listen(t)
  await keepStamp()
  answerSign(busy)
  const before = signed()
  await draw(t, <App />)
  await until(() => signed() > before)
  assert.deepEqual([said, readWaiting('').length], [[], 1])
  answerSign(late)
  await doing(() => window.dispatchEvent(new Event('online')))
  await until(() => said.length > 0)
  assert.deepEqual([said, readWaiting('')], [['failure: This code has expired'], []])
})

test('marks that wait are sent from any screen when the network is back, corrections with their reason', async (t) => {
  const said = listen(t)
  const answerMarks = (answer: ServerAnswer) => {
    school.reply = ({ url }) => (url === markRoll.path ? answer : registered)
  }
  answerMarks(busy)
  const mark = { personId: randomUUID(), state: 'late' as const, at, reason: '记错了' }
  await sendMarks(lesson.id, [mark])
  await draw(t, <App />)
  await doing(() => undefined)
  assert.deepEqual([said, readWaitingMarks(lesson.id).length], [[], 1])
  answerMarks(late)
  await doing(() => window.dispatchEvent(new Event('online')))
  await until(() => said.length > 0)
  assert.deepEqual([said, readWaitingMarks(lesson.id)], [['failure: 离线点名未提交：This code has expired'], []])
  answerMarks(busy)
  await sendMarks(lesson.id, [mark])
  answerMarks(ok([]))
  await doing(() => window.dispatchEvent(new Event('online')))
  await until(() => readWaitingMarks(lesson.id).length === 0)
  assert.equal(
    (JSON.parse(school.received.findLast(({ url }) => url === markRoll.path)?.body ?? '{}') as { reason: string }).reason,
    '记错了',
  )
  await until(() => said.length > 1)
  assert.equal(said.at(-1), 'success: 离线点名已提交')
})
