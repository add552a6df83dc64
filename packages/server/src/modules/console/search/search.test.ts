import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personOverview } from '@campus/contract/administration/person-overview.ts'
import { searchConsole } from '@campus/contract/console/search.ts'
import { giveDuty } from '@campus/contract/operations/duties.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { spellName } from '../../people/person/name-spelling.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Somebody = Awaited<ReturnType<typeof enter>>

const found = async (who: Somebody, words: string) =>
  (await ask(searchConsole, { words }, who)).data.map(({ kind, title }) => `${kind} ${title}`)

/** A student of a college with an order, a terminal, and who reads about them. */
const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const near = await makeUnit(sql, schoolId, { kind: 'college' })
  const far = await makeUnit(sql, schoolId, { kind: 'college' })
  const student = await enter(campus(), { schoolId, name: '慕容晓雯' })
  await sql
    .updateTable('person')
    .set({ org_unit_id: near, name_spelling: spellName('慕容晓雯') })
    .where('id', '=', student.person.id)
    .execute()
  const manage = async (unitId: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    const grant = sql.updateTable('person_role').set({ scope_unit_id: unitId }).where('role', '=', 'manager')
    await grant.where('person_id', '=', manager.person.id).execute()
    return manager
  }
  const order = { school_id: schoolId, person_id: student.person.id, number: `8${Date.now()}0001`, created_at: campus().clock.now() }
  const { id } = await sql
    .insertInto('purchase_order')
    .values({ ...order, state: 'unpaid', needs_approval: false, total: 0, changed_at: order.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { admin, student, manager: await manage(near), other: await manage(far), number: order.number, orderId: id, schoolId }
}

test('people are found by name, pinyin and number, orders by how they begin, and everything only as far as the lists reach', async () => {
  const { admin, student, manager, other, number, schoolId } = await openSchool()
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  for (const words of ['慕容', 'murongxiaowen', 'mrxw', student.person.number])
    for (const reader of [admin, manager]) assert.deepEqual(await found(reader, words), ['person 慕容晓雯'], words)
  assert.deepEqual(await found(admin, number.slice(0, 10)), [`order ${number}`])
  assert.deepEqual(await found(manager, number.slice(0, 10)), [`order ${number}`])
  // Not from the middle: that would be another search.
  assert.deepEqual(await found(admin, number.slice(3)), [])
  // Of another unit, of another school, and of lists that one may not read.
  assert.deepEqual([await found(other, 'mrxw'), await found(other, number)], [[], []])
  assert.deepEqual([await found(auditor, 'mrxw'), await found(auditor, number)], [[], [`order ${number}`]])
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.deepEqual([await found(stranger, 'mrxw'), await found(stranger, number)], [[], []])
  assert.equal((await ask(searchConsole, { words: 'mrxw' }, student)).error, 'forbidden')
  assert.equal((await ask(searchConsole, { words: '%' }, admin)).data.length, 0)
  assert.equal((await ask(searchConsole, { words: ' ' }, admin)).error, 'bad_input')
})

test('a duty leaves of the search what its calls list, and somebody who asks too often waits', async () => {
  const { admin, student, number, schoolId } = await openSchool()
  const narrowed = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const duty = { personId: narrowed.person.id, role: 'admin' as const, lastDay: '2099-12-31', reason: '只负责账务' }
  await ask(giveDuty, { ...duty, sets: ['money'] }, admin)
  await eventually(async () => (await found(narrowed, 'mrxw')).length === 0 || undefined)
  assert.deepEqual(await found(narrowed, number), [`order ${number}`])
  assert.equal((await ask(personOverview, { id: student.person.id }, narrowed)).error, 'forbidden')
  const { sql } = campus().base
  await sql.updateTable('throttle').set({ count: 120 }).where('key', '=', `console-search:${admin.person.id}`).execute()
  await ask(searchConsole, { words: 'a' }, admin)
  await sql.updateTable('throttle').set({ count: 120 }).where('key', '=', `console-search:${admin.person.id}`).execute()
  assert.equal((await ask(searchConsole, { words: 'a' }, admin)).error, 'too_many_requests')
})

test('the page of a person shows what the lists of the reader have of them, and the person sees that it was read', async () => {
  const { admin, student, manager, other, orderId } = await openSchool()
  const { id } = student.person
  const all = (await ask(personOverview, { id }, admin)).data
  assert.deepEqual(
    all.map(({ kind, total }) => `${kind} ${total}`),
    ['documents 0', 'applications 0', 'approvals 0', 'orders 1', 'prints 0', 'mails 0', 'sessions 1'],
  )
  assert.deepEqual(
    all.find(({ kind }) => kind === 'orders')?.rows.map((row) => row.id),
    [orderId],
  )
  // A manager has no list of mails, of approvals and of sessions.
  const less = (await ask(personOverview, { id }, manager)).data.map(({ kind }) => kind)
  assert.deepEqual(less, ['documents', 'applications', 'orders', 'prints'])
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const reader of [other, stranger]) assert.equal((await ask(personOverview, { id }, reader)).error, 'not_found')
  assert.equal((await ask(profileViews, {}, student)).data.total, 2)
})

test('a terminal is found by its number and place', async () => {
  const { admin, schoolId } = await openSchool()
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  assert.ok(
    (await ask(searchConsole, { words: terminal.number }, admin)).data.some(({ kind, id }) => kind === 'terminal' && id === terminal.id),
  )
})
