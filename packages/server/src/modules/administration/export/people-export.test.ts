import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createPerson } from '@campus/contract/administration/people.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { askExport, decideExport, downloadExport, exportById, exportColumns } from '@campus/contract/logs/exports.ts'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { giveDuty } from '@campus/contract/operations/duties.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const idCard = '11010519491231002X'

type Staff = Awaited<ReturnType<typeof enter>>

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId, token } = admin
  const unitId = await makeUnit(campus().base.sql, schoolId, { kind: 'class', code: 'CS2401' })
  const staff = (role: 'admin' | 'manager' | 'auditor') => enter(campus(), { schoolId, kind: 'teacher', roles: [role] })
  const add = async (number: string, name: string, more: object = {}) =>
    (await ask(createPerson, { userType: 'student', number, name, unitId, ...more }, { token, key: randomUUID() })).data.id
  return { admin, schoolId, unitId, add, staff }
}

type Asked = Partial<GivenTo<typeof askExport>> & Pick<GivenTo<typeof askExport>, 'source' | 'columns'>

const exportAs = (who: Staff, given: Asked) =>
  ask(askExport, { format: 'csv', reason: '核对名单', ...given }, { ...who, language: 'en_US' })

const fetchFile = (who: Staff, id: string) =>
  fetchCall(campus().url, downloadExport, { id }, { token: who.token, headers: { 'x-requested-with': 'campus' } })

/** The lines of a file, once it is made. */
const linesOf = async (who: Staff, id: string) => {
  await eventually(async () => (await ask(exportById, { id }, who)).data.state === 'ready' || undefined)
  return readTable(Buffer.from(await (await fetchFile(who, id)).arrayBuffer()), 'csv')
}

const made = async (who: Staff, given: Asked) => linesOf(who, (await exportAs(who, given)).data.id)

test('people are exported in the order of their numbers, masked; plain phones and ID numbers wait for a second administrator', async () => {
  const { admin, add, staff, schoolId } = await openSchool()
  await add('2', '王小明', { phone: '13911110002' })
  await add('1', '=HYPERLINK("x")', { idCard, grade: '2024', email: 'lin@example.cn' })
  const filter = { userType: 'student' }
  const columns = ['number', 'name', 'unit', 'phoneMasked', 'emailMasked', 'idCardMasked']
  assert.deepEqual(await made(admin, { source: 'people', filter, columns }), [
    ['Number', 'Name', 'Unit code', 'Phone (masked)', 'Email (masked)', 'ID number (masked)'],
    ['1', `'=HYPERLINK("x")`, 'CS2401', '', 'l***@example.cn', '110***********002X'],
    ['2', '王小明', 'CS2401', '139****0002', '', ''],
  ])
  const rows = Array.from({ length: 2300 }, (_, at) => ({
    school_id: schoolId,
    kind: 'visitor' as const,
    number: `V${at}`,
    name: `访客${at}`,
  }))
  await campus().base.sql.insertInto('person').values(rows).execute()
  const visitors = await made(admin, { source: 'people', filter: { userType: 'visitor' }, columns: ['number'] })
  assert.equal(new Set(visitors.slice(1).map(([number]) => number)).size, 2300)
  const plain = { source: 'people', filter, columns: ['number', 'phone', 'idCard'] } as const
  assert.equal((await exportAs(admin, { ...plain, columns: [...plain.columns] })).error, 'export_no_approver')
  const second = await staff('admin')
  const { id, state } = (await exportAs(admin, { ...plain, columns: [...plain.columns] })).data
  assert.equal(state, 'waiting')
  await ask(decideExport, { id, decision: 'approve' }, { ...second, key: randomUUID() })
  assert.deepEqual((await linesOf(admin, id)).slice(1), [
    ['1', '', idCard],
    ['2', '13911110002', ''],
  ])
  for (const role of ['manager', 'auditor'] as const) assert.equal((await exportAs(await staff(role), plain as never)).error, 'forbidden')
})

test('student records are exported as far as the asker reaches; of two approvers of plain data at once one counts, and one file is made', async () => {
  const { admin, schoolId, unitId, add, staff } = await openSchool()
  const { sql } = campus().base
  const other = await makeUnit(sql, schoolId, { kind: 'class' })
  const [lin, wang] = [await add('S1', '林小雨', { idCard, phone: '13911110003' }), await add('S2', '王小明')]
  await sql.updateTable('person').set({ org_unit_id: other }).where('id', '=', wang).execute()
  for (const id of [lin, wang]) await makeRecord(sql, { id, schoolId })
  const manager = await staff('manager')
  await setReach(sql, manager.person.id, unitId)
  const masked = ['number', 'name', 'status', 'phoneMasked']
  assert.deepEqual((await made(manager, { source: 'students', columns: masked })).slice(1), [['S1', '林小雨', 'Studying', '139****0003']])
  assert.equal((await made(admin, { source: 'students', columns: masked, filter: { status: 'studying' } })).length, 3)
  assert.equal((await exportAs(await staff('auditor'), { source: 'students', columns: masked })).error, 'forbidden')
  const unmasked = (await ask(exportColumns, { source: 'students' }, manager)).data.filter((column) => column.isUnmasked)
  assert.deepEqual(
    unmasked.map(({ key }) => key),
    ['phone', 'email', 'idCard'],
  )
  const approvers = [await staff('admin'), await staff('admin')]
  const { id, state, needsApproval, total } = (await exportAs(manager, { source: 'students', columns: ['number', 'idCard'] })).data
  assert.deepEqual([state, needsApproval, total], ['waiting', true, 1])
  assert.equal(Envelope.parse(await (await fetchFile(manager, id)).json()).error, 'not_found')
  const both = await Promise.all(approvers.map((who) => ask(decideExport, { id, decision: 'approve' }, { ...who, key: randomUUID() })))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'request_over'])
  assert.deepEqual((await linesOf(manager, id)).slice(1), [['S1', idCard]])
  const { count } = await sql
    .selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .where('action', '=', 'logs.export_made')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 1)
  const seen = await sql.selectFrom('profile_view').where('person_id', '=', lin).where('what', '=', 'export').select('viewer_id').execute()
  assert.ok(seen.some(({ viewer_id }) => viewer_id === manager.person.id))
})

test('logins and operations are exported as their screens list them; a duty for other lists exports neither', async () => {
  const { admin, add, staff } = await openSchool()
  await add('1', '林晓雨')
  const auditor = await staff('auditor')
  const until = later(new Date(), 3600).toISOString()
  const logins = (await ask(loginLog, { until, outcome: 'in' }, auditor)).data.rows
  const inFile = await made(auditor, { source: 'login', filter: { until, outcome: 'in' }, columns: ['person', 'outcome'] })
  assert.deepEqual(
    inFile.slice(1),
    logins.map(({ person }) => [`${person?.name} · ${person?.number}`, 'Logged in']),
  )
  const action = 'people'
  const operations = (await ask(operateLog, { action }, { ...auditor, language: 'en_US' })).data.rows
  assert.ok(operations.length > 0)
  const written = await made(auditor, { source: 'operation', filter: { action }, columns: ['action', 'subject'] })
  assert.deepEqual(
    written.slice(1),
    operations.map(({ actionText, subjectText }) => [actionText, subjectText]),
  )
  assert.equal((await exportAs(await staff('manager'), { source: 'login', columns: ['person'] })).error, 'forbidden')
  assert.ok((await exportAs(auditor, { source: 'login', filter: { page: 1 }, columns: ['person'] })).fields?.['filter'])
  const second = await staff('admin')
  const { id } = (await exportAs(second, { source: 'people', columns: ['number'] })).data
  await linesOf(second, id)
  const lastDay = later(new Date(), 5 * 86_400)
    .toISOString()
    .slice(0, 10)
  const duty = { personId: second.person.id, role: 'admin', sets: ['logs'], lastDay, reason: '只看日志' } as const
  assert.equal((await ask(giveDuty, { ...duty, sets: [...duty.sets] }, { ...admin, key: randomUUID() })).error, undefined)
  assert.equal((await exportAs(second, { source: 'people', columns: ['number'] })).error, 'forbidden')
  assert.equal(Envelope.parse(await (await fetchFile(second, id)).json()).error, 'export_right_ended')
  assert.equal((await exportAs(second, { source: 'login', columns: ['person'] })).error, undefined)
})
