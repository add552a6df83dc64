import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownDevices } from '@campus/contract/account/devices.ts'
import { endSessions, openSessions } from '@campus/contract/operations/sessions.ts'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  return { admin, student: await enter(campus(), { schoolId: admin.schoolId }) }
}

const moveTo = (sessionId: string, network: string) =>
  campus().base.sql.updateTable('session').set({ network }).where('id', '=', sessionId).execute()

test('an administrator sees who is online and ends one session; two at once end it once, and its owner reads why', async () => {
  const { admin, student } = await openSchool()
  const seen = (await ask(openSessions, {}, admin)).data
  assert.deepEqual([seen.total, seen.people], [2, 2])
  const [shown] = (await ask(openSessions, { words: student.person.number }, admin)).data.rows
  assert.deepEqual([shown?.id, shown?.person.id, shown?.isThisOne], [student.sessionId, student.person.id, false])
  assert.deepEqual((await ask(openSessions, { words: '%_' }, admin)).data.rows, [])
  const target = { kind: 'session', id: student.sessionId } as const
  const answers = await Promise.all([1, 2].map(() => ask(endSessions, { target, reason: '设备遗失' }, admin)))
  assert.deepEqual(answers.map(({ error, data }) => error ?? String(data.ended)).toSorted(), ['1', 'not_found'])
  assert.equal((await ask(ownDevices, {}, student)).error, 'login_required')
  const told = await campus()
    .base.sql.selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .where('person_id', '=', student.person.id)
    .select('text.body')
    .executeTakeFirst()
  assert.match(told?.body ?? '', /设备遗失/)
  const audit = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', student.sessionId).select('action').execute()
  assert.deepEqual(audit, [{ action: 'operations.sessions_ended' }])
})

test("a person's and a network's sessions end together, never the own one", async () => {
  const { admin, student } = await openSchool()
  const other = await enter(campus(), { schoolId: admin.schoolId })
  const network = '203.0.113.77'
  for (const { sessionId } of [admin, student, other]) await moveTo(sessionId, network)
  assert.deepEqual((await ask(openSessions, { network }, admin)).data.total, 3)
  const byNetwork = await ask(endSessions, { target: { kind: 'network', network }, reason: '异常登录' }, admin)
  assert.equal(byNetwork.data.ended, 2)
  assert.equal((await ask(openSessions, { network }, admin)).data.rows[0]?.isThisOne, true)
  for (const target of [
    { kind: 'session', id: admin.sessionId },
    { kind: 'person', personId: admin.person.id },
  ] as const)
    assert.equal((await ask(endSessions, { target, reason: '测试' }, admin)).error, 'not_yourself')
  const again = await ask(endSessions, { target: { kind: 'person', personId: student.person.id }, reason: '测试' }, admin)
  assert.equal(again.data.ended, 0)
})

test('a stranger ends nothing: another school, a missing id, no proof, no reason, no right', async () => {
  const [mine, theirs] = [await openSchool(), await openSchool()]
  const reason = '测试'
  for (const target of [
    { kind: 'session', id: theirs.student.sessionId },
    { kind: 'session', id: randomUUID() },
    { kind: 'person', personId: theirs.student.person.id },
  ] as const)
    assert.equal((await ask(endSessions, { target, reason }, mine.admin)).error, 'not_found')
  const target = { kind: 'session', id: mine.student.sessionId } as const
  assert.equal((await ask(endSessions, { target, reason: ' ' }, mine.admin)).error, 'bad_input')
  const unproved = await openUnproved(campus(), { schoolId: mine.admin.schoolId, personId: mine.admin.person.id })
  assert.equal((await ask(endSessions, { target, reason }, unproved)).error, 'proof_required')
  const auditor = await enter(campus(), { schoolId: mine.admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.ok((await ask(openSessions, {}, auditor)).data.rows.some(({ person }) => person.id === mine.admin.person.id))
  const one = { target: { kind: 'person', personId: mine.admin.person.id }, reason: '测试' } as const
  assert.equal((await ask(endSessions, one, auditor)).error, 'forbidden')
  const manager = await enter(campus(), { schoolId: mine.admin.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(openSessions, {}, manager)).error, 'forbidden')
  assert.equal((await ask(ownDevices, {}, mine.student)).code, 200)
})
