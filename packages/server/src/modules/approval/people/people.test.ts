import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endAbsence, saveAbsence } from '@campus/contract/approval/absences.ts'
import {
  contactLevel,
  findUsers,
  findUsersInTree,
  officeMe,
  officeUser,
  ownUnits,
  usersByIds,
  userTree,
  userTreeList,
} from '@campus/contract/approval/people.ts'
import { contactCard, directoryContacts, searchContacts } from '@campus/contract/people/directory.ts'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { spellName } from '../../people/person/name-spelling.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A college with a class, its dean, and a student of another college; students see their own college in the address book. */
const makeOffice = async () => {
  const { sql } = campus().base
  const student = await enter(campus(), { name: '林晓雨' })
  const { schoolId } = student
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const own = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const far = await makeUnit(sql, schoolId, { kind: 'college' })
  const place = async (id: string, unitId: string, name: string) => {
    await sql
      .updateTable('person')
      .set({ org_unit_id: unitId, name_spelling: spellName(name) })
      .where('id', '=', id)
      .execute()
    return id
  }
  const add = async (unitId: string, name: string, kind: 'student' | 'teacher') =>
    place((await makePerson(sql, schoolId, { name, kind })).id, unitId, name)
  await place(student.person.id, own, '林晓雨')
  const dean = await add(college, '王立国', 'teacher')
  const stranger = await add(far, '欧阳娜娜', 'student')
  await appoint(sql, { schoolId, personId: dean, unitId: college })
  return { schoolId, student, college, major, own, far, dean, stranger }
}

test('a picker shows the levels of the address book, with who leads, at each of its three addresses', async () => {
  const { student, college, major, dean } = await makeOffice()
  const top = (await ask(userTree, {}, student)).data
  assert.deepEqual(
    top.units.map(({ id, type, people }) => [id, type, people]),
    [[college, 'dept', 2]],
  )
  const level = (await ask(userTree, { deptId: college }, student)).data
  const book = (await ask(directoryContacts, { unitId: college }, student)).data
  assert.deepEqual([level.trail, level.people.total], [book.trail, book.people.total])
  assert.deepEqual(
    [level.units.map(({ id }) => id), level.people.rows.map(({ id, name, isLeader }) => [id, name, isLeader])],
    [[major], [[dean, '王立国', true]]],
  )
  for (const other of [userTreeList, contactLevel]) assert.deepEqual((await ask(other, { deptId: college }, student)).data, level)
})

test('people are found by name, pinyin and number as in the address book, at both addresses', async () => {
  const { student, dean } = await makeOffice()
  for (const name of ['王立', 'wangli', 'wlg']) {
    const found = (await ask(findUsers, { name }, student)).data
    assert.deepEqual(
      found.rows.map(({ id }) => id),
      [dean],
      name,
    )
    assert.deepEqual((await ask(findUsersInTree, { name }, student)).data, found)
    assert.equal((await ask(searchContacts, { name }, student)).data.total, found.total)
  }
  assert.equal((await ask(findUsers, { name: '欧阳' }, student)).data.total, 0)
  assert.deepEqual(Object.keys((await ask(findUsers, { name: ' ' }, student)).fields ?? {}), ['name'])
})

test('several people come in the order asked for, without those whom the address book hides', async () => {
  const { schoolId, student, dean, stranger } = await makeOffice()
  const { person: foreigner } = await enter(campus(), { kind: 'teacher' })
  const ids = [student.person.id, stranger, foreigner.id, dean, dean]
  const named = async (who: { token: string }) => (await ask(usersByIds, { ids }, who)).data.map(({ id }) => id)
  assert.deepEqual(await named(student), [student.person.id, dean])
  const teacher = await enter(campus(), { schoolId, kind: 'teacher' })
  assert.deepEqual(await named(teacher), [student.person.id, stranger, dean])
  assert.deepEqual((await ask(usersByIds, { ids: [] }, student)).data, [])
  const tooMany = Array.from({ length: 201 }, () => dean)
  assert.deepEqual(Object.keys((await ask(usersByIds, { ids: tooMany }, student)).fields ?? {}), ['ids'])
})

test('one person is shown with posts and units led, and is missing where the address book hides them', async () => {
  const { schoolId, student, college, dean, stranger } = await makeOffice()
  const postId = await makePost(campus().base.sql, schoolId)
  await appoint(campus().base.sql, { schoolId, personId: dean, postId, unitId: college })
  const { data } = await ask(officeUser, { id: dean }, student)
  assert.deepEqual(
    [data.name, data.isLeader, data.posts.map(({ id, unitId }) => [id, unitId]), data.unitsLed.map(({ id }) => id)],
    ['王立国', true, [[postId, college]], [college]],
  )
  assert.equal((await ask(officeUser, { id: stranger }, student)).error, 'not_found')
  assert.equal((await ask(contactCard, { id: stranger }, student)).error, 'not_found')
})

test('I ask in my own unit or in one of a post of mine', async () => {
  const { schoolId, student, own, far } = await makeOffice()
  const postId = await makePost(campus().base.sql, schoolId)
  const personId = student.person.id
  await appoint(campus().base.sql, { schoolId, personId, postId, unitId: far })
  await appoint(campus().base.sql, { schoolId, personId, postId, unitId: null })
  await appoint(campus().base.sql, { schoolId, personId, postId, unitId: own, endsOn: '2020-06-30' })
  const units = (await ask(ownUnits, {}, student)).data
  assert.deepEqual(
    units.map(({ id }) => id),
    [own, far],
  )
  const me = (await ask(officeMe, {}, student)).data
  assert.deepEqual([me.id, me.units, me.unitsLed, me.posts.map(({ unitId }) => unitId)], [personId, units, [], [far, null]])
  const visitor = await enter(campus(), { schoolId, kind: 'visitor', name: '访客' })
  const guest = (await ask(officeMe, {}, visitor)).data
  assert.deepEqual([guest.name, guest.units, guest.posts], ['访客', [], []])
})

test('who is away sees until when and who decides meanwhile, and nothing before or after it', async () => {
  const { schoolId } = await enter(campus())
  const [me, deputy] = [await enter(campus(), { schoolId, kind: 'teacher' }), await enter(campus(), { schoolId, kind: 'teacher' })]
  const absence = async () => (await ask(officeMe, {}, me)).data.absence
  const window = (from: number, to: number) => ({
    startsAt: new Date(Date.now() + from * 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + to * 3_600_000).toISOString(),
  })
  const save = async (span: ReturnType<typeof window>) =>
    (await ask(saveAbsence, { deputyId: deputy.person.id, reason: '', handOverOpen: false, ...span }, me)).data.id
  assert.equal(await absence(), null)
  await save(window(5, 6))
  assert.equal(await absence(), null, 'it has not begun')
  const now = window(-1, 1)
  const id = await save(now)
  const { deputy: shown, ...span } = (await absence()) ?? assert.fail()
  assert.deepEqual([span, shown.id], [now, deputy.person.id])
  await ask(endAbsence, { id }, me)
  assert.equal(await absence(), null)
})
