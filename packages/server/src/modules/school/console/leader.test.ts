import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { saveLeaders, unitLeaders } from '@campus/contract/school/console/appointments.ts'
import { deleteUnit } from '@campus/contract/school/console/organisation.ts'
import { systemContext } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { leadersOfUnit } from '../organisation/leader.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const today = () => dayIn('Asia/Shanghai', campus().base.now())

type Leader = GivenTo<typeof saveLeaders>['leaders'][number]
const since = (personId: string, startsOn = '2024-09-01', endsOn: string | null = null): Leader => ({ personId, startsOn, endsOn })

/** A school with an administrator, a college and three teachers. */
const makeOffice = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId, token } = admin
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const teacher = async (name: string) => (await makePerson(sql, schoolId, { kind: 'teacher', name })).id
  const [one, two, three] = [await teacher('甲'), await teacher('乙'), await teacher('丙')]
  const read = async () => (await ask(unitLeaders, { unitId: college }, { token })).data
  const save = (leaders: readonly Leader[], revision: number) =>
    ask(saveLeaders, { unitId: college, revision, leaders: [...leaders] }, { token })
  const askedNow = async (at = campus().base.now()) =>
    (await leadersOfUnit(systemContext(campus().base), { schoolId, unitId: college, at })).map(({ personId }) => personId)
  return { schoolId, admin, college, one, two, three, read, save, askedNow }
}

test('an administrator says who leads a unit, in which order, and the change is evidence', async () => {
  const { schoolId, college, one, two, read, save, askedNow } = await makeOffice()
  assert.deepEqual(await read(), { revision: 0, current: [], former: [] })
  const { data } = await save([since(two), since(one)], 0)
  assert.deepEqual(
    data.current.map(({ name, startsOn, endsOn, isActive }) => [name, startsOn, endsOn, isActive]),
    [
      ['乙', '2024-09-01', null, true],
      ['甲', '2024-09-01', null, true],
    ],
  )
  assert.deepEqual(await askedNow(), [two, one])
  await save([since(one), since(two)], 1)
  assert.deepEqual(await askedNow(), [one, two])
  assert.deepEqual(await read(), { ...(await read()), revision: 2, former: [] })
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .select(['action', 'subject_id'])
    .execute()
  assert.deepEqual(
    entries,
    Array.from({ length: 2 }, () => ({ action: 'school.leaders_changed', subject_id: college })),
  )
})

test('an appointment begins and ends on its days, and a leader who is left out ended yesterday', async () => {
  const { one, two, three, read, save, askedNow } = await makeOffice()
  const tomorrow = dayAfter(today())
  await save([since(one, '2024-09-01', today()), since(two, tomorrow), since(three)], 0)
  assert.deepEqual(await askedNow(), [one, three])
  const dayLater = new Date(campus().base.now().getTime() + 24 * 3_600_000)
  assert.deepEqual(await askedNow(dayLater), [two, three])
  const { data } = await save([since(one, '2024-09-01', today())], 1)
  assert.deepEqual(
    [data.current.map(({ personId }) => personId), data.former.map(({ personId, endsOn }) => [personId, endsOn])],
    [[one], [[three, dayAfter(today(), -1)]]],
    'who had not begun never led',
  )
  await save([since(one, '2023-09-01')], 2)
  assert.deepEqual(
    (await read()).current.map(({ startsOn, endsOn }) => [startsOn, endsOn]),
    [['2023-09-01', null]],
    'a term can be corrected',
  )
})

test('of two who change the leaders at once the second is told, and nothing of theirs is kept', async () => {
  const { one, two, save, read } = await makeOffice()
  const answers = await Promise.all([save([since(one)], 0), save([since(two)], 0)])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['appointments_changed', 'done'])
  const winner = answers.find(({ error }) => error === undefined)
  assert.deepEqual((await read()).current, winner?.data.current)
  assert.equal((await save([], 0)).error, 'appointments_changed')
})

test('nobody leads a unit twice at the same time', async () => {
  const { one, read, save } = await makeOffice()
  assert.equal((await save([since(one), since(one, '2025-01-01')], 0)).error, 'appointment_twice')
  assert.deepEqual(await read(), { revision: 0, current: [], former: [] })
  assert.equal((await save([since(one, '2024-01-01', '2099-06-30'), since(one, '2099-07-01')], 0)).code, 200)
})

test('disabled people are not asked, stay on the list, and nobody else of that kind is added', async () => {
  const { schoolId, one, two, save, askedNow } = await makeOffice()
  const { sql } = campus().base
  await save([since(one), since(two)], 0)
  await sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', one).execute()
  assert.deepEqual(await askedNow(), [two])
  const { data } = await save([since(one), since(two)], 1)
  assert.deepEqual(
    data.current.map(({ isActive }) => isActive),
    [false, true],
  )
  const unfit = [
    await makePerson(sql, schoolId, { kind: 'teacher', state: 'disabled' }),
    await makePerson(sql, schoolId, { kind: 'visitor' }),
    (await enter(campus(), { kind: 'teacher' })).person,
  ]
  for (const { id } of unfit) assert.equal((await save([since(id)], 2)).error, 'appointee_unfit')
})

test('a manager reads the leaders of the own scope, and changes none; others read none', async () => {
  const { schoolId, college } = await makeOffice()
  const other = await makeUnit(campus().base.sql, schoolId, { kind: 'college' })
  const dean = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(campus().base.sql, dean.person.id, college)
  assert.equal((await ask(unitLeaders, { unitId: college }, dean)).code, 200)
  assert.equal((await ask(unitLeaders, { unitId: other }, dean)).error, 'not_found')
  assert.equal((await ask(saveLeaders, { unitId: college, revision: 0, leaders: [] }, dean)).error, 'forbidden')
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(unitLeaders, { unitId: college }, stranger)).error, 'not_found')
  assert.equal((await ask(saveLeaders, { unitId: college, revision: 0, leaders: [] }, stranger)).error, 'not_found')
})

test('an empty unit can be removed with its leaders', async () => {
  const { admin, college, one, save, askedNow } = await makeOffice()
  await save([since(one)], 0)
  assert.equal((await ask(deleteUnit, { id: college }, admin)).code, 200)
  assert.deepEqual(await askedNow(), [])
})

test('days that are none, an end before the beginning and too many leaders are named', async () => {
  const { one, save } = await makeOffice()
  const { fields } = await save([since(one, '2026-02-30'), since(one, '2026-03-02', '2026-03-01')], 0)
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['leaders.0.startsOn', 'leaders.1.endsOn'])
  const crowd = Array.from({ length: 21 }, () => since(one))
  assert.deepEqual(Object.keys((await save(crowd, 0)).fields ?? {}), ['leaders'])
})
