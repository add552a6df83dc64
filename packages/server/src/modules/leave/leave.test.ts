import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  askLeave,
  decideLeave,
  leaveDeciders,
  leaveRequest,
  leaveRules,
  leaveToDecide,
  ownLeave,
  withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { nothingToDo } from '../../testing/inbox.ts'
import { makeSchool } from '../../testing/people.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { uploadPicture } from '../../testing/upload.ts'

const campus = useTestCampus()
const hour = 3_600_000

const inHours = (hours: number) => new Date(campus().clock.now().getTime() + hours * hour).toISOString()

const leave = (from = 24, until = 48) => ({
  kind: 'sick' as const,
  startsAt: inHours(from),
  endsAt: inHours(until),
  reason: '感冒发烧需要休息',
})

/** A college with two classes, a student in the first, its manager, and the manager of the other class. */
const openCollege = async () => {
  const { sql } = campus().base
  const schoolId = (await makeSchool(sql)).id
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const [first, second] = [
    await makeUnit(sql, schoolId, { kind: 'class', parentId: college }),
    await makeUnit(sql, schoolId, { kind: 'class', parentId: college }),
  ]
  const someone = async (unitId: string, scope?: string) => {
    const entered = await enter(campus(), { schoolId, ...(scope ? { kind: 'teacher', roles: ['manager'] } : {}) })
    await sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', entered.person.id).execute()
    if (scope) await setReach(sql, entered.person.id, scope)
    return entered
  }
  return {
    schoolId,
    student: await someone(first),
    classmate: await someone(first),
    manager: await someone(college, first),
    dean: await someone(college, college),
    otherManager: await someone(college, second),
  }
}

test('a student asks for leave, the nearest manager is notified and decides, and the student is notified', async () => {
  const { student, manager, dean } = await openCollege()
  const asked = { kind: 'sick', startsAt: inHours(24), endsAt: inHours(48) } as const
  const [first, ...others] = (await asker(campus().url)(leaveDeciders, asked, student)).data
  const { name } = await campus().base.sql.selectFrom('person').where('id', '=', manager.person.id).select('name').executeTakeFirstOrThrow()
  assert.deepEqual([first?.people, others], [[name], []])
  const ask = asker(campus().url)
  const { data: request } = await ask(askLeave, leave(), student)
  assert.equal(request.state, 'pending')
  const [todo] = (await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows
  assert.ok(todo)
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, dean)).data.rows.length, 0)
  const waiting = (await ask(messageDetail, { id: todo.id }, manager)).data.subject
  assert.deepEqual([waiting?.tone, waiting?.action?.address], ['waiting', `/pages/sys/msg/examine-item?id=${request.id}`])
  assert.equal((await ask(leaveRequest, { id: request.id }, manager)).data.mayDecide, true)
  assert.equal((await ask(decideLeave, { id: request.id, verdict: 'approved', notes: '好好休息' }, manager)).code, 200)
  const own = (await ask(leaveRequest, { id: request.id }, student)).data
  assert.deepEqual([own.state, own.notes, own.mayWithdraw], ['approved', '好好休息', false])
  const [news] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal((await ask(messageDetail, { id: news?.id ?? '' }, student)).data.subject?.tone, 'good')
  assert.equal((await ask(messageDetail, { id: todo.id }, manager)).data.subject?.tone, 'good')
})

test("only managers of the student's scope see and decide a request", async () => {
  const { student, classmate, otherManager, dean } = await openCollege()
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus().url)
  const { id } = (await ask(askLeave, leave(), student)).data
  for (const stranger of [classmate, otherManager, foreigner]) {
    assert.equal((await ask(leaveRequest, { id }, stranger)).error, 'not_found')
    assert.equal((await ask(withdrawLeave, { id }, stranger)).error, 'not_found')
  }
  assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '好' }, student)).error, 'forbidden')
  for (const stranger of [otherManager, foreigner]) {
    assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '好' }, stranger)).error, 'not_found')
    assert.equal((await ask(leaveToDecide, {}, stranger)).data.total, 0)
  }
  assert.equal((await ask(leaveToDecide, {}, dean)).data.rows[0]?.id, id)
  assert.equal((await ask(leaveRequest, { id: randomUUID() }, student)).error, 'not_found')
})

test('two concurrent decisions count once, and a decided request cannot be withdrawn', async () => {
  const { student, manager, dean } = await openCollege()
  const ask = asker(campus().url)
  const { id } = (await ask(askLeave, leave(), student)).data
  const answers = await Promise.all([
    ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager),
    ask(decideLeave, { id, verdict: 'refused', notes: '不同意' }, dean),
  ])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.equal((await ask(withdrawLeave, { id }, student)).error, 'already_decided')
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, student)).data.rows.length, 1)
  assert.equal(await nothingToDo(campus().url, manager), 1)
})

test('leaves cannot overlap, even with concurrent requests', async () => {
  const { student, manager } = await openCollege()
  const ask = asker(campus().url)
  const both = await Promise.all([ask(askLeave, leave(24, 72), student), ask(askLeave, leave(48, 96), student)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'leave_overlaps'])
  const kept = (await ask(ownLeave, {}, student)).data
  assert.equal(kept.total, 1)
  assert.equal((await ask(withdrawLeave, { id: kept.rows[0]?.id ?? '' }, student)).code, 200)
  assert.equal(await nothingToDo(campus().url, manager), 1)
  assert.equal((await ask(askLeave, leave(24, 96), student)).code, 200)
})

test('the same submission sent twice is one request', async () => {
  const { student } = await openCollege()
  const ask = asker(campus().url)
  const given = leave()
  const options = { ...student, key: randomUUID() }
  const [once, again] = [await ask(askLeave, given, options), await ask(askLeave, given, options)]
  assert.equal(once.data.id, again.data.id)
  assert.equal((await ask(ownLeave, {}, student)).data.total, 1)
})

test("a leave that ends before it begins, lasts too long, is far in the past or has somebody else's picture is refused", async () => {
  const { student } = await openCollege()
  const ask = asker(campus().url)
  const refused = async (given: object) => (await ask(askLeave, { ...leave(), ...given }, student)) as { error?: string; fields?: object }
  assert.deepEqual(Object.keys((await refused({ endsAt: inHours(1) })).fields ?? {}), ['endsAt'])
  assert.deepEqual(Object.keys((await refused({ endsAt: inHours(24 * 70) })).fields ?? {}), ['endsAt'])
  assert.deepEqual(Object.keys((await refused({ reason: '病' })).fields ?? {}), ['reason'])
  assert.equal((await refused({ startsAt: inHours(-24 * 31), endsAt: inHours(-24 * 30) })).error, 'leave_long_past')
  assert.equal((await refused({ images: [randomUUID()] })).error, 'not_found')
  assert.equal((await ask(ownLeave, {}, student)).data.total, 0)
})

test('a school that wants a picture for sick leave refuses one without, and takes other leave as before', async () => {
  const { schoolId, student } = await openCollege()
  const setting = { school_id: schoolId, key: 'leavePictures', value: JSON.stringify(['sick']) }
  await campus().base.sql.insertInto('school_setting').values(setting).execute()
  const ask = asker(campus().url)
  assert.deepEqual((await ask(leaveRules, {}, student)).data.picturesFor, ['sick'])
  assert.equal((await ask(askLeave, leave(), student)).error, 'leave_needs_picture')
  assert.equal((await ask(ownLeave, {}, student)).data.total, 0)
  assert.equal((await ask(askLeave, { ...leave(), kind: 'personal' }, student)).code, 200)
  const images = [await uploadPicture(campus().url, student.token)]
  assert.equal((await ask(askLeave, { ...leave(72, 96), images }, student)).data.images.length, 1)
})

test('where nobody may decide, asking is refused at once; visitors cannot ask at all', async () => {
  const [alone, visitor] = [await enter(campus()), await enter(campus(), { kind: 'visitor' })]
  const ask = asker(campus().url)
  assert.equal((await ask(askLeave, leave(), alone)).error, 'nobody_decides')
  assert.equal((await ask(askLeave, leave(), visitor)).error, 'forbidden')
})

test('a manager does not decide their own leave', async () => {
  const { manager, dean } = await openCollege()
  const ask = asker(campus().url)
  const { sql } = campus().base
  const { id } = (await ask(askLeave, leave(), manager)).data
  assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '好' }, manager)).error, 'own_request')
  assert.equal((await ask(decideLeave, { id, verdict: 'approved', notes: '好' }, dean)).code, 200)
  await assert.rejects(sql.updateTable('leave_request').set({ decided_by: manager.person.id }).where('id', '=', id).execute())
})
