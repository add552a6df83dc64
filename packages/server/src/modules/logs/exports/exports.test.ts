import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { askExport, cancelExport, decideExport, exportById, exportColumns, exportsOf } from '@campus/contract/logs/exports.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { narrowAdministrator } from '../../../testing/duties.ts'
import { enter } from '../../../testing/enter.ts'
import { exportsAt, exportOfEvents as given, refusalOf } from '../../../testing/log-exports.ts'
import { openShop, order } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { findExport, insertExport } from './export.repository.ts'
import { runExport } from './run.service.ts'

const campus = useTestCampus()
const { ask, staff, openSchool, untilEnded, fetchFile, actionsOf, newExport } = exportsAt(campus)
const system = () => systemContext(campus().base)

test('an export holds exactly the rows of its filter and the columns asked for, over many batches, and the audit knows its hash', async () => {
  const { admin, terminal } = await openSchool(2600)
  const filter = { kind: 'online', terminalId: terminal.id, until: '2026-03-01' } as const
  const asked = (await ask(askExport, { ...given, filter, columns: ['note', 'kind'] }, { ...admin, language: 'en_US' })).data
  assert.deepEqual([asked.total, asked.needsApproval], [2080, false])
  assert.deepEqual(asked.filter.map(({ title, text }) => `${title}: ${text}`).toSorted(), [
    'Event: Came online',
    `Terminal: ${terminal.id}`,
    'Until: 2026-03-01',
  ])
  const ready = await untilEnded(admin, asked.id)
  const bytes = Buffer.from(await (await fetchFile(admin, asked.id)).arrayBuffer())
  const [headings, ...rows] = await readTable(bytes, 'csv')
  assert.deepEqual(headings, ['Event', 'Details'])
  const wanted = Array.from({ length: 2600 }, (_, index) => 2600 - index).filter((n) => n % 5 !== 0)
  assert.deepEqual(
    rows,
    wanted.map((n) => ['Came online', `event ${n}`]),
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  assert.deepEqual([ready.sha256, ready.size, ready.processed], [sha256, bytes.length, 2080])
  const entries = await actionsOf(asked.id)
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['logs.export_asked', 'logs.export_made', 'logs.export_downloaded'],
  )
  const { rows: counted, sha256: hash, reason, filter: kept } = entries[1]?.details ?? {}
  assert.deepEqual([counted, hash, reason, kept, entries[1]?.actor_id], [2080, sha256, given.reason, filter, admin.person.id])
})

test('people in an export can see it, what looks like a formula is text, and both formats say the same', async () => {
  const buyer = await openShop(campus(), {}, { name: '=HYPERLINK("x")' })
  await order(campus(), buyer)
  const auditor = await staff(buyer.schoolId, 'auditor')
  const tables = []
  for (const format of ['csv', 'xlsx'] as const) {
    const columns = ['personName', 'state', 'total']
    const { id } = (await ask(askExport, { ...given, source: 'orders', columns, format }, { ...auditor, language: 'en_US' })).data
    await untilEnded(auditor, id)
    tables.push(await readTable(Buffer.from(await (await fetchFile(auditor, id)).arrayBuffer()), format))
  }
  const row = (name: string) => [
    ['Name', 'Status', 'Total (CNY)'],
    [name, 'Waiting for payment', '5.00'],
  ]
  assert.deepEqual(tables, [row(`'=HYPERLINK("x")`), row('=HYPERLINK("x")')])
  const views = await campus()
    .base.sql.selectFrom('profile_view')
    .where('person_id', '=', buyer.person.id)
    .select(['viewer_id', 'what'])
    .execute()
  assert.deepEqual(views, [
    { viewer_id: auditor.person.id, what: 'export' },
    { viewer_id: auditor.person.id, what: 'export' },
  ])
})

test('above 50,000 rows one of two other administrators decides, once, and strangers fetch nothing', async () => {
  const { admin, schoolId } = await openSchool(50_001)
  assert.equal((await ask(askExport, given, admin)).error, 'export_no_approver')
  const narrowed = await staff(schoolId, 'admin')
  await narrowAdministrator(campus(), schoolId, narrowed.person.id)
  assert.equal((await ask(askExport, given, admin)).error, 'export_no_approver', 'approving is in no duty')
  const [second, third, auditor] = [await staff(schoolId, 'admin'), await staff(schoolId, 'admin'), await staff(schoolId, 'auditor')]
  const foreigner = await staff(undefined, 'admin')
  const { id, state, total } = (await ask(askExport, given, admin)).data
  assert.deepEqual([state, total], ['waiting', 50_001])
  const decide = (who: typeof admin, decision: 'approve' | 'reject', note = '') => ask(decideExport, { id, decision, note }, who)
  assert.equal((await decide(admin, 'approve')).error, 'second_person_needed')
  assert.equal((await decide(foreigner, 'approve')).error, 'not_found')
  assert.equal((await decide(auditor, 'approve')).error, 'forbidden')
  assert.ok((await decide(second, 'reject')).fields?.['note'])
  const waiting = async (who: typeof admin) => (await ask(exportsOf, { which: 'waiting' }, who)).data.rows.map((row) => row.id)
  assert.deepEqual([await waiting(second), await waiting(admin), await waiting(foreigner), await waiting(auditor)], [[id], [], [], []])
  for (const [who, count] of [
    [third, 1],
    [narrowed, 0],
  ] as const)
    assert.equal((await ask(messagesInGroup, { group: 'todo' }, who)).data.rows.length, count)
  const both = await Promise.all([decide(second, 'approve'), decide(third, 'approve')])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'request_over'])
  const ready = await untilEnded(admin, id)
  assert.deepEqual([ready.state, ready.processed], ['ready', 50_001])
  const approvals = (await actionsOf(id)).filter(({ action }) => action === 'logs.export_approved')
  assert.equal(approvals.length, 1)
  for (const other of [second, third, auditor, foreigner]) assert.equal(await refusalOf(await fetchFile(other, id)), 'not_found')
  assert.equal((await ask(exportById, { id }, auditor)).error, 'not_found')
  assert.equal((await ask(cancelExport, { id }, second)).error, 'not_found')
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, admin)).data.rows.length, 1)
})

test('who lost the right or the units gets nothing, and the list of another unit is never exported', async () => {
  const buyer = await openShop(campus())
  const { schoolId } = buyer
  const { sql } = campus().base
  await order(campus(), buyer)
  const [unit, other] = [await makeUnit(sql, schoolId, { kind: 'class' }), await makeUnit(sql, schoolId, { kind: 'class' })]
  await sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', buyer.person.id).execute()
  const manager = await staff(schoolId, 'manager')
  await setReach(sql, manager.person.id, unit)
  const asking: typeof given = { ...given, source: 'orders', columns: ['number'] }
  const { id } = (await ask(askExport, asking, manager)).data
  assert.equal((await untilEnded(manager, id)).processed, 1)
  assert.equal((await fetchFile(manager, id)).status, 200)
  await setReach(sql, manager.person.id, other)
  assert.equal(await refusalOf(await fetchFile(manager, id)), 'export_right_ended')
  assert.equal((await ask(askExport, { ...asking, filter: { unitId: unit } }, manager)).data.total, 0)
  assert.equal((await ask(askExport, { ...asking, source: 'payments' }, manager)).error, 'forbidden')
  const again = await insertExport(sql, newExport(manager, 'orders', ['number']))
  await sql.deleteFrom('person_role').where('person_id', '=', manager.person.id).where('role', '=', 'manager').execute()
  await runExport(system(), again.id)
  const ended = await findExport(sql, again.id)
  assert.deepEqual([ended?.state, ended?.blob_key, Boolean(ended?.problem)], ['failed', null, true])
})

test('unknown filters, columns and sources are refused by name; letters that mean something in a search are only letters', async () => {
  const { admin, schoolId } = await openSchool(5)
  const fieldsOf = async (part: object) => Object.keys((await ask(askExport, { ...given, ...part }, admin)).fields ?? {})
  assert.deepEqual(await fieldsOf({ filter: { colour: 'red' } }), ['filter'])
  assert.deepEqual(await fieldsOf({ filter: { until: '2026-02-30' } }), ['filter.until'])
  assert.deepEqual(await fieldsOf({ filter: { from: '2026-03-02', until: '2026-03-01' } }), ['until'])
  assert.deepEqual(await fieldsOf({ columns: ['note', 'secret'] }), ['columns'])
  assert.deepEqual(await fieldsOf({ columns: [] }), ['columns'])
  assert.deepEqual(await fieldsOf({ reason: ' ' }), ['reason'])
  assert.equal((await ask(askExport, { ...given, filter: { words: '%' } }, admin)).data.total, 0)
  const { data } = await ask(exportColumns, { source: 'terminal_events' }, { ...admin, language: 'en_US' })
  assert.deepEqual(data[0], { key: 'at', title: 'Time', isUnmasked: false })
  assert.equal((await ask(exportColumns, { source: 'payments' }, await staff(schoolId, 'manager'))).error, 'forbidden')
  assert.equal((await ask(askExport, given, await enter(campus(), { schoolId }))).error, 'forbidden')
})
