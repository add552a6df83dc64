import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FlowEvent } from '@campus/flow/engine/changes.ts'
import { replay } from '@campus/flow/engine/replay.ts'
import type { Selectable } from 'kysely'
import type { DB } from '../../platform/db/table-types.ts'
import { openBefore } from '../../testing/before-migration.ts'
import { stateOf } from '../approval/engine/state-rows.ts'
import { firstVersionOf } from '../approval/matters/first-version.ts'
import { leaveMatter } from './leave-matter.service.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0082-leave-instances.sql')
})
after(() => campus.close())

const names = { name: '甲', name_en: 'A', name_tw: '甲' }

const rowsOf = async <Row>(query: string, values: unknown[] = []) => (await campus.database.query(query, values)).rows as Row[]

const addPerson = (schoolId: string, number: string, unitId: string, state = 'active') =>
  campus.add('person', { school_id: schoolId, kind: 'teacher', number, name: number, state, org_unit_id: unitId })

const addManager = async (schoolId: string, number: string, unitId: string, state?: string) => {
  const id = await addPerson(schoolId, number, unitId, state)
  await campus.database.query('insert into person_role (person_id, school_id, role, scope_unit_id) values ($1, $2, $3, $4)', [
    id,
    schoolId,
    'manager',
    unitId,
  ])
  return id
}

const addLeave = (schoolId: string, personId: string, more: object = {}) =>
  campus.add('leave_request', {
    school_id: schoolId,
    person_id: personId,
    kind: 'sick',
    starts_at: '2026-03-02T00:00:00Z',
    ends_at: '2026-03-03T12:00:00Z',
    reason: '感冒发烧需要休息',
    ...more,
  })

const decidersOf = async (leaveId: string) =>
  (
    await rowsOf<{ assignee_id: string }>(
      `select assignee_id from approval_task join approval_instance on approval_instance.id = instance_id
       where matter = 'leave' and matter_id = $1 and approval_task.state = 'open'`,
      [leaveId],
    )
  )
    .map(({ assignee_id }) => assignee_id)
    .toSorted()

/** The rows of an instance are what its events give. */
const assertReplayed = async (leaveId: string) => {
  // The column came later than the migration that is looked at here.
  const found = 'select *, 0 as moved_at_event from approval_instance where matter_id = $1'
  const [instance] = await rowsOf<Selectable<DB['approval_instance']>>(found, [leaveId])
  assert.ok(instance)
  const of = [instance.id]
  const rows = {
    instance,
    runs: await rowsOf<Selectable<DB['approval_run']>>('select * from approval_run where instance_id = $1 order by id', of),
    tasks: await rowsOf<Selectable<DB['approval_task']>>('select * from approval_task where instance_id = $1', of),
    timers: [],
  }
  const events = await rowsOf<Selectable<DB['approval_event']>>('select * from approval_event where instance_id = $1 order by seq', of)
  const told = events.map(({ seq, step, kind, actor_id, at, data }) => ({
    ...(data as object),
    seq,
    step,
    kind,
    by: actor_id,
    at: at.toISOString(),
  }))
  const replayed = replay(instance.id, told as unknown as FlowEvent[])
  const inOrder = (state: typeof replayed) => ({ ...state, tasks: state.tasks.toSorted((one, other) => (one.id < other.id ? -1 : 1)) })
  assert.deepEqual(inOrder(replayed), inOrder(stateOf(rows)))
}

test('requests that wait are decided by the same people after the migration', async () => {
  const schoolId = await campus.add('school', { code: 'one', ...names })
  const college = await campus.add('org_unit', { school_id: schoolId, kind: 'college', code: 'C', ...names })
  const unit = { school_id: schoolId, kind: 'class', parent_id: college, ...names }
  const [first, second] = [await campus.add('org_unit', { ...unit, code: 'C1' }), await campus.add('org_unit', { ...unit, code: 'C2' })]
  const dean = await addManager(schoolId, 'T1', college)
  const tutors = [await addManager(schoolId, 'T2', first), await addManager(schoolId, 'T3', first)]
  await addManager(schoolId, 'T4', first, 'disabled')
  const student = await addLeave(schoolId, await addPerson(schoolId, 'S1', first))
  const other = await addLeave(schoolId, await addPerson(schoolId, 'S2', second), { contact: '13800000000' })
  const ofTutor = await addLeave(schoolId, tutors[0] ?? '')
  const decided = { state: 'approved', decided_by: dean, decided_how: 'person', decided_at: '2026-03-01T00:00:00Z' }
  const past = await addLeave(schoolId, await addPerson(schoolId, 'S3', first), decided)
  const empty = await campus.add('school', { code: 'two', ...names })
  const forlorn = await addLeave(
    empty,
    await addPerson(empty, 'S4', await campus.add('org_unit', { ...unit, school_id: empty, code: 'X' })),
  )
  await campus.migrate()
  assert.deepEqual(await decidersOf(student), tutors.toSorted())
  assert.deepEqual(await decidersOf(other), [dean])
  assert.deepEqual(await decidersOf(ofTutor), [tutors[1]])
  for (const id of [past, forlorn]) assert.deepEqual(await decidersOf(id), [])
  for (const id of [student, other, ofTutor]) await assertReplayed(id)
  const [version] = await rowsOf<Pick<Selectable<DB['approval_version']>, 'tree' | 'form' | 'settings'>>(
    'select tree, form, settings from approval_version',
  )
  const written = firstVersionOf(leaveMatter, { step: ['审批', 'Approval', '審批'], nobody: 'TO_STOP' }, 'zh_CN')
  assert.deepEqual(version, JSON.parse(JSON.stringify(written)))
  const [instance] = await rowsOf<{ form_values: object }>('select form_values from approval_instance where matter_id = $1', [other])
  assert.deepEqual(instance?.form_values, {
    kind: 'sick',
    span: ['2026-03-02 08:00', '2026-03-03 20:00'],
    days: 1.5,
    reason: '感冒发烧需要休息',
    contact: '13800000000',
  })
})
