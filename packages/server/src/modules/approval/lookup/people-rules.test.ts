import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()

/** A class below a major that nobody leads, below a college with two leaders; a post with a holder in the college and one for the whole school. */
const openLevels = async () => {
  const { sql } = campus().base
  const { schoolId, college, admin, student, first: dean, second: vice, third: tutor } = await openOffice(campus())
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const own = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const join = (who: typeof dean, unitId: string) =>
    sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', who.person.id).execute()
  await join(student, own)
  await join(tutor, own)
  const lead = (who: typeof dean, unitId: string, position: number) => appoint(sql, { schoolId, personId: who.person.id, unitId, position })
  await lead(tutor, own, 1)
  await lead(dean, college, 1)
  await lead(vice, college, 2)
  const colleague = () => enter(campus(), { schoolId, kind: 'teacher' })
  const [secretary, registrar] = [await colleague(), await colleague()]
  const post = await makePost(sql, schoolId)
  await appoint(sql, { schoolId, personId: secretary.person.id, postId: post, unitId: college })
  await appoint(sql, { schoolId, personId: registrar.person.id, postId: post, unitId: null })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, major)
  const names = { admin, student, dean, vice, tutor, secretary, registrar, manager }
  const namesOf = new Map(Object.entries(names).map(([name, { person }]) => [person.id, name]))
  return { sql, ...names, college, major, own, post, nameOf: (id: string) => namesOf.get(id) ?? 'somebody else' }
}

const people = { id: 'people', name: 'UserPicker' as const, title: '人员', props: { multiple: true } }
const units = { id: 'units', name: 'DeptPicker' as const, title: '部门', props: { multiple: true } }

test('each rule names its people when the step begins, never the starter, and somebody decides where it names nobody', async () => {
  const office = await openLevels()
  const { sql, admin, student, dean, vice, tutor, college, major, own, post, nameOf } = office
  const [inCollege, inMajor, inOwn] = [college, major, own].map((id) => ({ id, name: '部门', type: 'dept' as const }))
  const picked = (...who: (typeof dean)[]) => ({ people: who.map(({ person }) => ({ id: person.id, name: '', type: 'user' })) })
  const decidedBy = async (props: object, formData: object = {}) => {
    const form = [reason, people, units]
    const id = await publish(campus(), admin, { tree: root(approval('node_1', [], props)), form })
    const instanceId = await apply(campus(), student, id, { formData: { reason: '盖章', ...formData } })
    const tasks = await sql.selectFrom('approval_task').where('instance_id', '=', instanceId).select('assignee_id').execute()
    return tasks.map(({ assignee_id }) => nameOf(assignee_id)).toSorted()
  }
  const leader = (level: number, skipEmpty: boolean) => ({ assignedType: 'LEADER', leader: { level, skipEmpty } })
  const leaders = (endCondition: 'TOP' | 'LEAVE', endLevel: number, skipEmpty: boolean) => ({
    assignedType: 'LEADER_TOP',
    leaderTop: { endCondition, endLevel, skipEmpty },
  })
  const ofUnits = (type: string) => ({ assignedType: 'FORM_DEPT', formField: 'units', deptProp: { type, roles: [post] } })
  const ofPeople = { assignedType: 'FORM_USER', formField: 'people' }
  const rules: readonly (readonly [string, object, object, readonly string[]])[] = [
    ['leader', leader(1, true), {}, ['tutor']],
    ['second leader, units without one left out', leader(2, true), {}, ['dean']],
    ['second level, which nobody leads', leader(2, false), {}, ['admin']],
    ['third level', leader(3, false), {}, ['dean']],
    ['all leaders', leaders('TOP', 1, true), {}, ['dean', 'tutor']],
    ['leaders up to two levels, one of them empty', leaders('LEAVE', 2, false), {}, ['tutor']],
    ['leaders of named units', { assignedType: 'ASSIGN_LEADER', assignedDept: [inCollege, inMajor, inOwn] }, {}, ['dean', 'tutor']],
    ['leaders of a unit without any', { assignedType: 'ASSIGN_LEADER', assignedDept: [inMajor] }, {}, ['admin']],
    ['post of the starter’s units', { assignedType: 'ROLE', assignedRole: [post] }, {}, ['secretary']],
    ['people of the form', ofPeople, picked(vice, tutor), ['tutor', 'vice']],
    ['the form names the starter among others', ofPeople, picked(student, vice), ['vice']],
    ['the form names the starter alone', ofPeople, picked(student), ['admin']],
    ['the form is empty', ofPeople, {}, ['admin']],
    ['leaders of a unit of the form', ofUnits('LEADER'), { units: [inCollege] }, ['dean']],
    ['everybody of a unit of the form', ofUnits('ALL'), { units: [inOwn] }, ['tutor']],
    ['post of a unit of the form', ofUnits('ROLE'), { units: [inCollege] }, ['secretary']],
    ['nearest managers', { assignedType: 'NEAREST_MANAGER' }, {}, ['manager']],
    ['the system refuses', { assignedType: 'REFUSE' }, {}, []],
  ]
  for (const [name, props, formData, expected] of rules) assert.deepEqual(await decidedBy(props, formData), expected, name)
})

test('a task may be for the starter, and a decision may not', async () => {
  const { sql, admin, student, nameOf } = await openLevels()
  const step = (type: string) => root({ ...approval('node_1', [], { assignedType: 'SELF' }), type })
  const id = await publish(campus(), admin, { tree: step('TASK') })
  const instanceId = await apply(campus(), student, id)
  const tasks = await sql.selectFrom('approval_task').where('instance_id', '=', instanceId).select('assignee_id').execute()
  assert.deepEqual(
    tasks.map(({ assignee_id }) => nameOf(assignee_id)),
    ['student'],
  )
  await assert.rejects(publish(campus(), admin, { tree: step('APPROVAL') }), /decides_own_request/)
})
