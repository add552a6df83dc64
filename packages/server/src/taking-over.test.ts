import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { brokenInvariants } from '@campus/flow/engine/invariants.ts'
import { replay } from '@campus/flow/engine/replay.ts'
import { freeCopiesMatter } from './modules/appeals/free-copies/free-copies-matter.service.ts'
import { type StateRows, stateOf } from './modules/approval/engine/state-rows.ts'
import type { Matter } from './modules/approval/matter.ts'
import { firstVersionOf } from './modules/approval/matters/first-version.ts'
import { certificateMatter } from './modules/certificates/decisions/certificate-matter.service.ts'
import { openBefore } from './testing/before-migration.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0083-certificate-approval.sql', '0084-free-copies-approval.sql')
})
after(() => campus.close())

const names = { name: '甲', name_en: 'A', name_tw: '甲' }
const now = new Date('2026-11-02T02:00:00.000Z')
const later = new Date('2026-11-05T16:00:00.000Z')

const rowsOf = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await campus.database.query(text, values)).rows as Row[]

const addPerson = async (schoolId: string, number: string, unitId: string, role: string, scope: string | null = null, state = 'active') => {
  const row = { school_id: schoolId, kind: role === 'student' ? 'student' : 'teacher', number, name: number, state, org_unit_id: unitId }
  const id = await campus.add('person', row)
  await campus.database.query('insert into person_role (person_id, school_id, role, scope_unit_id) values ($1, $2, $3, $4)', [
    id,
    schoolId,
    role,
    scope,
  ])
  return id
}

/** What belongs to an application and nobody asks about here. */
const addApplication = async (schoolId: string, personId: string, more: Record<string, unknown> = {}) => {
  const templateId = await campus.add('document_template', { school_id: schoolId, code: randomUUID(), state: 'published' })
  const versionId = await campus.add('document_template_version', { school_id: schoolId, template_id: templateId, ...version })
  const orderId = await campus.add('purchase_order', { school_id: schoolId, person_id: personId, number: randomUUID(), ...order })
  const line = { school_id: schoolId, order_id: orderId, product_id: templateId, ...orderLine }
  const lineId = await campus.add('order_line', line)
  const id = await campus.add('application', {
    school_id: schoolId,
    person_id: personId,
    order_id: orderId,
    line_id: lineId,
    template_id: templateId,
    version_id: versionId,
    way: 'paper',
    copies: 2,
    choices: '{}',
    state: 'pending_approval',
    decide_by: later,
    created_at: now,
    ...more,
  })
  return { id, templateId }
}

const version = {
  version: 1,
  state: 'published',
  ...names,
  type: 'study',
  user_types: ['student'],
  standings: [],
  ways: ['paper'],
  fields: [],
  source: '',
  published_at: now,
}
const order = { needs_approval: true, state: 'approval', total: 400, created_at: now, changed_at: now }
const orderLine = {
  position: 1,
  kind: 'certificate',
  way: 'paper',
  quantity: 2,
  unit_price: 200,
  amount: 400,
  charge: 'each',
  ...names,
  created_at: now,
}

/** The same people decide as before, and the rows are those that the engine would have written. */
const decidersOf = async (matterId: string) => {
  // The column came later than the migrations that are looked at here.
  const found = 'select *, 0 as moved_at_event from approval_instance where matter_id = $1'
  const [instance] = await rowsOf<StateRows['instance']>(found, [matterId])
  assert.ok(instance)
  const of = (table: string) => `select * from ${table} where instance_id = $1`
  const rows = {
    instance,
    runs: await rowsOf<StateRows['runs'][number]>(of('approval_run'), [instance.id]),
    tasks: await rowsOf<StateRows['tasks'][number] & { readonly due_at: Date | null }>(`${of('approval_task')} order by id`, [instance.id]),
    timers: await rowsOf<StateRows['timers'][number]>(of('approval_timer'), [instance.id]),
  }
  const state = stateOf(rows)
  const [pinned] = await rowsOf<Parameters<typeof brokenInvariants>[0]>('select tree, form, settings from approval_version where id = $1', [
    instance.version_id,
  ])
  assert.ok(pinned)
  assert.deepEqual(brokenInvariants(pinned, state), [])
  const events = await rowsOf<{ data: object; at: Date; actor_id: string }>(`${of('approval_event')} order by seq`, [instance.id])
  const told = events.map(({ data, at, actor_id, ...event }) => ({ ...event, ...data, by: actor_id, at: at.toISOString() }))
  const again = replay(instance.id, told as unknown as Parameters<typeof replay>[1])
  const inOrder = (tasks: typeof state.tasks) => tasks.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  assert.deepEqual({ ...again, tasks: inOrder(again.tasks) }, { ...state, tasks: inOrder(state.tasks) })
  return {
    people: state.tasks.map(({ assignee }) => assignee).toSorted(),
    due: rows.tasks[0]?.due_at,
    timers: state.timers.length,
    instance,
  }
}

const versionOf = async (schoolId: string, kind: string) =>
  (
    await rowsOf<{ tree: unknown; form: unknown; settings: unknown }>(
      `select tree, form, settings from approval_version join approval_process on approval_process.id = process_id
       where approval_process.school_id = $1 and matter = $2`,
      [schoolId, kind],
    )
  )[0]

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
const writtenBy = async (matter: Matter) => plain(firstVersionOf(matter, await matter.firstVersion({} as never, ''), 'zh_CN'))

test('what waits is decided by the same people: the nearest managers, or the administrators where there are none', async () => {
  // Rows that have nothing to do with the decision are left out.
  await campus.database.query('set session_replication_role = replica')
  const schoolId = await campus.add('school', { code: 'one', ...names })
  const college = await campus.add('org_unit', { school_id: schoolId, kind: 'college', code: 'C', ...names })
  const inCollege = { school_id: schoolId, kind: 'class', parent_id: college, ...names }
  const [first, second] = [
    await campus.add('org_unit', { ...inCollege, code: 'C1' }),
    await campus.add('org_unit', { ...inCollege, code: 'C2' }),
  ]
  const other = await campus.add('org_unit', { school_id: schoolId, kind: 'college', code: 'D', ...names })
  const teacher = await addPerson(schoolId, 'T1', college, 'manager', first)
  const colleague = await addPerson(schoolId, 'T2', college, 'manager', first)
  await addPerson(schoolId, 'T3', college, 'manager', first, 'disabled')
  const dean = await addPerson(schoolId, 'T4', college, 'manager', college)
  const admin = await addPerson(schoolId, 'T5', college, 'admin')
  const ofFirst = await addPerson(schoolId, 'S1', first, 'student')
  const ofSecond = await addPerson(schoolId, 'S2', second, 'student')
  const ofOther = await addPerson(schoolId, 'S3', other, 'student')
  const near = await addApplication(schoolId, ofFirst)
  const above = await addApplication(schoolId, ofSecond, { reminded_at: now, nudged_at: now, heading: '某公司' })
  const nobody = await addApplication(schoolId, ofOther)
  const own = await addApplication(schoolId, dean)
  const decided = await addApplication(schoolId, ofFirst, { state: 'pending_payment', decided_at: now, decided_by: teacher })
  const asked = { school_id: schoolId, copies: 3, reason: '出国', created_at: now }
  const copies = await campus.add('free_copies_request', { ...asked, person_id: ofFirst, template_id: near.templateId })
  const passed = { state: 'passed', granted: 1, auditor: admin, audited_at: now }
  const granted = await campus.add('free_copies_request', { ...asked, ...passed, person_id: ofOther, template_id: near.templateId })
  await campus.database.query('set session_replication_role = origin')
  await campus.migrate()

  const ofNear = await decidersOf(near.id)
  assert.deepEqual([ofNear.people, ofNear.due, ofNear.timers], [[teacher, colleague].toSorted(), later, 1])
  assert.deepEqual(ofNear.instance.form_values, {
    certificate: '甲',
    code: (ofNear.instance.form_values as { code: string }).code,
    way: 'paper',
    copies: 2,
    amount: 4,
  })
  const ofAbove = await decidersOf(above.id)
  assert.deepEqual([ofAbove.people, ofAbove.timers], [[dean], 0])
  assert.deepEqual((await decidersOf(nobody.id)).people, [admin])
  assert.deepEqual((await decidersOf(own.id)).people, [admin])
  assert.deepEqual((await decidersOf(copies)).people, [teacher, colleague].toSorted())
  const others = await rowsOf('select from approval_instance where matter_id = any($1)', [[decided.id, granted]])
  assert.equal(others.length, 0)
  const [kept] = await rowsOf('select audited_how from free_copies_request where id = $1', [granted])
  assert.deepEqual(kept, { audited_how: 'person' })
  assert.deepEqual(await versionOf(schoolId, 'certificate'), await writtenBy(certificateMatter))
  assert.deepEqual(await versionOf(schoolId, 'free_copies'), await writtenBy(freeCopiesMatter))
  const groups = await rowsOf('select from approval_group where school_id = $1', [schoolId])
  assert.equal(groups.length, 1)
})
