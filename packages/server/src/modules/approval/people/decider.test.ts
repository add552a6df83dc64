import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdersOfRoles, leaderOfLevel, leadersOfDepts, leadersToLevel, officeUser } from '@campus/contract/approval/people.ts'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A college with a class: a tutor leads the class, nobody the major, a dean the college. */
const makeOffice = async () => {
  const { sql } = campus().base
  const student = await enter(campus())
  const { schoolId } = student
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const own = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const join = (id: string, unitId: string) => sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', id).execute()
  await join(student.person.id, own)
  const tutor = await enter(campus(), { schoolId, kind: 'teacher', name: '班主任' })
  await join(tutor.person.id, own)
  const dean = await makePerson(sql, schoolId, { kind: 'teacher', name: '院长' })
  await appoint(sql, { schoolId, personId: tutor.person.id, unitId: own })
  await appoint(sql, { schoolId, personId: dean.id, unitId: college })
  return { sql, schoolId, student, tutor, dean, college, major, own, join }
}

test('the leader of a level is named with the reason, and a unit without a leader can use a level', async () => {
  const { student, tutor, dean, college, own, major } = await makeOffice()
  const at = async (level: number, skipEmpty: 'true' | 'false') => (await ask(leaderOfLevel, { level, skipEmpty }, student)).data
  assert.deepEqual(await at(1, 'true'), {
    id: tutor.person.id,
    name: '班主任',
    unitName: (await at(1, 'true'))?.unitName,
    via: 'leadership',
    unitId: own,
    level: 1,
  })
  assert.deepEqual(
    [(await at(2, 'true'))?.id, await at(2, 'false'), (await at(3, 'false'))?.id, await at(3, 'true')],
    [dean.id, null, dean.id, null],
  )
  const above = (await ask(leadersToLevel, { maxLevel: 0 }, student)).data
  assert.deepEqual(
    above.map(({ id, unitId, level }) => [id, unitId, level]),
    [
      [tutor.person.id, own, 1],
      [dean.id, college, 2],
    ],
  )
  assert.deepEqual((await ask(leadersToLevel, { maxLevel: 0, deptId: major }, student)).data, [{ ...above[1], level: 1 }])
})

test('who leads the own unit asks above it, and people who do not belong anywhere have nobody above', async () => {
  const { schoolId, tutor, dean } = await makeOffice()
  assert.equal((await ask(leaderOfLevel, { level: 1 }, tutor)).data?.id, dean.id)
  const alone = await enter(campus(), { schoolId })
  assert.equal((await ask(leaderOfLevel, { level: 1 }, alone)).data, null)
  assert.deepEqual((await ask(leadersToLevel, { maxLevel: 0 }, alone)).data, [])
})

test('leaders and holders are named even to those whose address book hides them', async () => {
  const { sql, schoolId, college, dean } = await makeOffice()
  const monitor = await makePerson(sql, schoolId, { name: '学生会主席' })
  const postId = await makePost(sql, schoolId)
  await appoint(sql, { schoolId, personId: monitor.id, postId, unitId: college })
  await appoint(sql, { schoolId, personId: dean.id, postId, unitId: null })
  const visitor = await enter(campus(), { schoolId, kind: 'visitor' })
  assert.equal((await ask(officeUser, { id: monitor.id }, visitor)).error, 'not_found')
  const all = (await ask(holdersOfRoles, { ids: [postId, postId] }, visitor)).data
  assert.deepEqual(
    all.map(({ name, via, unitId }) => [name, via, unitId]),
    [
      ['学生会主席', 'post', college],
      ['院长', 'post', null],
    ],
  )
  assert.deepEqual(Object.keys(all[0] ?? {}).toSorted(), ['id', 'level', 'name', 'unitId', 'unitName', 'via'])
  const near = (await ask(holdersOfRoles, { ids: [postId], deptId: college }, visitor)).data
  assert.deepEqual(
    near.map(({ id }) => id),
    [monitor.id],
  )
  assert.deepEqual(
    (await ask(leadersOfDepts, { ids: [college] }, visitor)).data.map(({ id }) => id),
    [dean.id],
  )
})

test('who is disabled, was before or will be later is not named', async () => {
  const { sql, schoolId, student, tutor, dean, own } = await makeOffice()
  const former = await makePerson(sql, schoolId, { kind: 'teacher' })
  await appoint(sql, { schoolId, personId: former.id, unitId: own, endsOn: '2020-12-31' })
  await appoint(sql, { schoolId, personId: dean.id, unitId: own, startsOn: '2099-01-01' })
  const ids = async () => (await ask(leadersOfDepts, { ids: [own] }, student)).data.map(({ id }) => id)
  assert.deepEqual(await ids(), [tutor.person.id])
  await sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', tutor.person.id).execute()
  assert.deepEqual(await ids(), [])
  assert.equal((await ask(leaderOfLevel, { level: 1 }, student)).data?.id, dean.id, 'the unit counts as empty')
})

test('units and posts of another school answer as missing ones do, and levels have bounds', async () => {
  const { college } = await makeOffice()
  const stranger = await enter(campus(), { kind: 'teacher' })
  const postId = await makePost(campus().base.sql, (await makeOffice()).schoolId)
  for (const deptId of [college, '00000000-0000-7000-8000-000000000000']) {
    assert.equal((await ask(leaderOfLevel, { level: 1, deptId }, stranger)).error, 'not_found')
    assert.equal((await ask(leadersToLevel, { maxLevel: 0, deptId }, stranger)).error, 'not_found')
    assert.equal((await ask(holdersOfRoles, { ids: [], deptId }, stranger)).error, 'not_found')
  }
  assert.deepEqual((await ask(leadersOfDepts, { ids: [college] }, stranger)).data, [])
  assert.deepEqual((await ask(holdersOfRoles, { ids: [postId] }, stranger)).data, [])
  const { fields } = await ask(leaderOfLevel, { level: 0, deptId: 'x', skipEmpty: 'perhaps' }, stranger)
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['deptId', 'level', 'skipEmpty'])
})
