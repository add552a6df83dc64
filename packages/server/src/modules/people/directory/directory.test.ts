import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactCard, directoryContacts, findBySchoolNumber, searchContacts } from '@campus/contract/people/directory.ts'
import { changeCardPrivacy } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { spellName } from '../person/name-spelling.service.ts'
import { sweepPeople } from '../privacy/people-sweep.service.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

type Options = NonNullable<Parameters<typeof makePerson>[2]>

/** A school with two colleges: one with two classes, the other with one, and a teacher in the first. */
const makeCampus = async (bookForStudents?: string) => {
  const { sql } = campus().base
  const { id: schoolId } = await makeSchool(sql)
  if (bookForStudents)
    await sql
      .insertInto('school_setting')
      .values({ school_id: schoolId, key: 'bookForStudents', value: JSON.stringify(bookForStudents) })
      .execute()
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const farCollege = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const farMajor = await makeUnit(sql, schoolId, { kind: 'major', parentId: farCollege })
  const ownClass = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const nextClass = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const farClass = await makeUnit(sql, schoolId, { kind: 'class', parentId: farMajor })
  const place = (id: string, unitId: string) => sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', id).execute()
  const add = async (unitId: string, name: string, options: Options = {}) => {
    const person = await makePerson(sql, schoolId, { name, ...options })
    await sql
      .updateTable('person')
      .set({ org_unit_id: unitId, name_spelling: spellName(name), qq: '12345' })
      .where('id', '=', person.id)
      .execute()
    return person
  }
  const enterIn = async (unitId: string | null, options: Options = {}) => {
    const entered = await enter(campus(), { schoolId, name: '我', ...options })
    if (unitId) await place(entered.person.id, unitId)
    return entered
  }
  const people = {
    classmate: await add(ownClass, '林晓雨'),
    neighbour: await add(nextClass, '陈一鸣'),
    farStudent: await add(farClass, '欧阳娜娜'),
    teacher: await add(college, '王老师', { kind: 'teacher', roles: ['manager'] }),
  }
  return { schoolId, college, farCollege, major, ownClass, farClass, people, enterIn }
}

const namesSeen = async (entered: { token: string }) => {
  const found = new Set<string>()
  for (const name of ['林', '陈', '欧阳', '王'])
    for (const row of (await ask(searchContacts, { name }, entered)).data.rows) found.add(row.name)
  return [...found].toSorted()
}

test("students see the staff, and each other as far as the school's setting allows", async () => {
  const cases = [
    ['nobody', ['王老师']],
    ['class', ['林晓雨', '王老师']],
    ['college', ['林晓雨', '王老师', '陈一鸣']],
    ['school', ['林晓雨', '欧阳娜娜', '王老师', '陈一鸣']],
  ] as const
  for (const [setting, names] of cases) {
    const { enterIn, ownClass } = await makeCampus(setting)
    assert.deepEqual(await namesSeen(await enterIn(ownClass)), [...names].toSorted(), setting)
  }
})

test('staff see everybody, guests nobody, and nobody sees into another school', async () => {
  const { enterIn, people } = await makeCampus('nobody')
  const teacher = await enterIn(null, { kind: 'teacher' })
  assert.equal((await namesSeen(teacher)).length, 4)
  for (const kind of ['visitor', 'family'] as const) {
    const guest = await enterIn(null, { kind })
    assert.deepEqual(await namesSeen(guest), [])
    assert.deepEqual((await ask(directoryContacts, {}, guest)).data, { trail: [], units: [], people: { rows: [], total: 0 }, tags: [] })
    assert.equal((await ask(contactCard, { id: people.teacher.id }, guest)).error, 'not_found')
    assert.equal((await ask(findBySchoolNumber, { schoolUserId: people.teacher.number }, guest)).error, 'user_unknown')
  }
  const foreigner = await enter(campus(), { kind: 'teacher' })
  assert.deepEqual(await namesSeen(foreigner), [])
  assert.equal((await ask(contactCard, { id: people.classmate.id }, foreigner)).error, 'not_found')
})

test('the directory is read level by level, with the number of visible people in each', async () => {
  const { enterIn, college, farCollege, major, ownClass, farClass, people } = await makeCampus('college')
  const student = await enterIn(ownClass)
  const top = (await ask(directoryContacts, {}, student)).data
  assert.deepEqual(
    top.units.map(({ id, people: count }) => [id, count]),
    [[college, 4]],
  )
  const below = (await ask(directoryContacts, { unitId: college }, student)).data
  assert.deepEqual(
    [below.trail.map(({ id }) => id), below.units.map(({ id }) => id), below.people.rows.map(({ id, isManager }) => [id, isManager])],
    [[college], [major], [[people.teacher.id, true]]],
  )
  const deep = (await ask(directoryContacts, { unitId: ownClass }, student)).data
  assert.deepEqual([deep.trail.map(({ id }) => id), deep.people.total], [[college, major, ownClass], 2])
  assert.equal((await ask(directoryContacts, { unitId: farClass }, student)).data.people.total, 0)
  const teacher = await enterIn(null, { kind: 'teacher' })
  assert.deepEqual(
    (await ask(directoryContacts, {}, teacher)).data.units.map(({ id, people: count }) => [id, count]),
    [
      [college, 4],
      [farCollege, 1],
    ],
  )
  const foreigner = await enter(campus(), { kind: 'teacher' })
  assert.equal((await ask(directoryContacts, { unitId: college }, foreigner)).error, 'not_found')
  assert.equal((await ask(directoryContacts, { unitId: nobody }, teacher)).error, 'not_found')
})

test('people are found by name, pinyin, initials and number; signs of a pattern are only signs', async () => {
  const { enterIn, people } = await makeCampus()
  const teacher = await enterIn(null, { kind: 'teacher' })
  const find = async (name: string, who = teacher) => (await ask(searchContacts, { name }, who)).data.rows.map((row) => row.id)
  for (const words of ['晓雨', 'linxiao', 'Lin Xiao Yu', 'lxy', 'LXY', people.classmate.number])
    assert.deepEqual(await find(words), [people.classmate.id], words)
  for (const words of ['%', '_', '\\', 'l%y', "'"]) assert.deepEqual(await find(words), [], words)
})

test('people without stored initials are found by them after the next sweep', async () => {
  const { base } = campus()
  const staff = await enter(campus(), { kind: 'teacher' })
  const { person } = await enter(campus(), { schoolId: staff.schoolId, name: '欧阳明月' })
  const found = async () => (await asker(campus().url)(searchContacts, { name: 'oymy' }, staff)).data.rows.map(({ id }) => id)
  assert.deepEqual(await found(), [])
  await sweepPeople(systemContext(base))
  assert.deepEqual(await found(), [person.id])
})

test('a reader without access to numbers finds a person by the whole number, not by a part', async () => {
  const { enterIn, ownClass, people } = await makeCampus()
  const student = await enterIn(ownClass)
  const find = async (name: string) => (await ask(searchContacts, { name }, student)).data.rows.map((row) => row.id)
  assert.deepEqual(await find(people.classmate.number), [people.classmate.id])
  assert.deepEqual(await find(people.classmate.number.slice(0, -1)), [])
})

test('a number is confirmed by a masked name; a wrong one and one of another school are unknown', async () => {
  const { enterIn, ownClass, people } = await makeCampus('nobody')
  const student = await enterIn(ownClass)
  const { data } = await ask(findBySchoolNumber, { schoolUserId: people.farStudent.number.toLowerCase() }, student)
  assert.deepEqual([data.id, data.name, data.number], [people.farStudent.id, '欧***', people.farStudent.number])
  const own = await ask(findBySchoolNumber, { schoolUserId: student.person.number.toLowerCase() }, student)
  assert.equal(own.error, 'delegate_self')
  const { person: guest } = await enter(campus(), { schoolId: student.schoolId, kind: 'visitor' })
  for (const schoolUserId of [guest.number, guest.phone])
    assert.equal((await ask(findBySchoolNumber, { schoolUserId }, student)).data.number, guest.number)
  const foreigner = await enter(campus())
  assert.equal((await ask(findBySchoolNumber, { schoolUserId: people.farStudent.number }, foreigner)).error, 'user_unknown')
  assert.equal((await ask(findBySchoolNumber, { schoolUserId: people.farStudent.number.slice(0, -1) }, student)).error, 'user_unknown')
})

test('searches and lookups are rate-limited', async () => {
  const { enterIn } = await makeCampus()
  const teacher = await enterIn(null, { kind: 'teacher' })
  const inAMinute = new Date(campus().clock.now().getTime() + 60_000)
  for (const [what, count] of [
    ['search', 60],
    ['number', 20],
  ] as const)
    await campus()
      .base.sql.insertInto('throttle')
      .values({ key: `book:${what}:${teacher.person.id}`, count, window_ends_at: inAMinute })
      .execute()
  assert.equal((await ask(searchContacts, { name: '林' }, teacher)).error, 'try_later')
  assert.equal((await ask(findBySchoolNumber, { schoolUserId: '1' }, teacher)).error, 'try_later')
})

test('a person with a hidden unit is not found by it', async () => {
  const { enterIn, ownClass, people } = await makeCampus()
  const shy = await enterIn(ownClass, { name: '沈默' })
  await ask(changeCardPrivacy, { field: 'unit', audience: 'staff' }, shy)
  const student = await enterIn(ownClass)
  const ids = async (who: { token: string }) =>
    (await ask(directoryContacts, { unitId: ownClass }, who)).data.people.rows.map(({ id }) => id)
  assert.deepEqual((await ids(student)).toSorted(), [people.classmate.id, student.person.id].toSorted())
  const [found] = (await ask(searchContacts, { name: '沈默' }, student)).data.rows
  assert.deepEqual([found?.id, found?.unitName], [shy.person.id, ''])
  assert.ok((await ids(await enterIn(null, { kind: 'teacher' }))).includes(shy.person.id))
})

test('the list is given page by page', async () => {
  const { enterIn, ownClass } = await makeCampus()
  const teacher = await enterIn(ownClass, { kind: 'teacher' })
  const page = async (pageNum: number) => (await ask(directoryContacts, { unitId: ownClass, pageNum, pageSize: 1 }, teacher)).data.people
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  assert.deepEqual([first.total, second.total, third.rows], [2, 2, []])
  assert.notEqual(first.rows[0]?.id, second.rows[0]?.id)
})
