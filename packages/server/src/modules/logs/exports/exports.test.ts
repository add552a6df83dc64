import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import {
  askExport,
  cancelExport,
  decideExport,
  downloadExport,
  type Export,
  exportById,
  exportColumns,
  exportsOf,
} from '@campus/contract/logs/exports.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { type Column, runText } from '../../../platform/db/sql.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { withExtension } from '../../../testing/extensions.ts'
import { openShop, order } from '../../../testing/orders.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { sweepExports } from './end.service.ts'
import { findExport, insertExport } from './export.repository.ts'
import { type ExportSource, exportSources } from './export-source.extension.ts'
import { runExport } from './run.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

type Staff = Awaited<ReturnType<typeof enter>>

const staff = (schoolId: string | undefined, ...roles: readonly Column<'person_role', 'role'>[]): Promise<Staff> =>
  enter(campus(), { kind: 'teacher', roles, ...(schoolId ? { schoolId } : {}) })

/** A school with a terminal at which much happened, one thing a second. */
const openSchool = async (events: number) => {
  const admin = await staff(undefined, 'admin')
  const { base } = campus()
  const terminal = await makeTerminal(base, { id: admin.schoolId })
  await runText(
    base.sql,
    `insert into terminal_event (school_id, terminal_id, kind, note, at)
     select $1, $2, case when n % 5 = 0 then 'offline' else 'online' end, 'event ' || n, $3::timestamptz + n * interval '1 second' from generate_series(1, ${events}) as n`,
    [admin.schoolId, terminal.id, '2026-03-01T00:00:00Z'],
  )
  return { admin, terminal, schoolId: admin.schoolId }
}

const given: GivenTo<typeof askExport> = { source: 'terminal_events', columns: ['kind', 'note'], format: 'csv', reason: '学期末检查' }

const untilEnded = (who: Staff, id: string): Promise<Export> =>
  eventually(async () => {
    const { data } = await ask(exportById, { id }, who)
    return data.state === 'running' || data.state === 'waiting' ? undefined : data
  })

const fetchFile = (who: { readonly token: string }, id: string) =>
  fetchCall(campus().url, downloadExport, { id }, { token: who.token, headers: { 'x-requested-with': 'campus' } })
const refusalOf = async (response: Response) => Envelope.parse(await response.json()).error
const actionsOf = async (id: string) =>
  (
    await campus()
      .base.sql.selectFrom('audit_entry')
      .where('subject_id', '=', id)
      .select(['action', 'actor_id', 'details'])
      .orderBy('id')
      .execute()
  ).map((entry) => ({ ...entry, details: entry.details as Record<string, unknown> }))

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
  const [second, third, auditor] = [await staff(schoolId, 'admin'), await staff(schoolId, 'admin'), await staff(schoolId, 'auditor')]
  const foreigner = await staff(undefined, 'admin')
  const { id, state, total } = (await ask(askExport, given, admin)).data
  assert.deepEqual([state, total], ['waiting', 50_001])
  const decide = (who: Staff, decision: 'approve' | 'reject', note = '') => ask(decideExport, { id, decision, note }, who)
  assert.equal((await decide(admin, 'approve')).error, 'second_person_needed')
  assert.equal((await decide(foreigner, 'approve')).error, 'not_found')
  assert.equal((await decide(auditor, 'approve')).error, 'forbidden')
  assert.ok((await decide(second, 'reject')).fields?.['note'])
  const waiting = async (who: Staff) => (await ask(exportsOf, { which: 'waiting' }, who)).data.rows.map((row) => row.id)
  assert.deepEqual([await waiting(second), await waiting(admin), await waiting(foreigner), await waiting(auditor)], [[id], [], [], []])
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, third)).data.rows.length, 1)
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

/** One that no job works on. */
const newExport = ({ schoolId, person }: Staff, source: 'orders' | 'terminal_events', columns: readonly string[]) => ({
  schoolId,
  askedBy: person.id,
  source,
  filter: {},
  filterTexts: [],
  columns,
  format: 'csv' as const,
  language: 'zh_CN' as const,
  reason: given.reason,
  total: 0,
  hasUnmasked: false,
  needsApproval: false,
  now: campus().base.now(),
  expiresAt: null,
})

/** The server, whose list of terminal events does something before its second batch. */
const disturbed = (disturb: () => Promise<unknown>) => {
  const source = exportSources.of(system()).terminal_events
  const list: ExportSource['list'] = async (ctx, filter, from) => {
    if (from.cursor) await disturb()
    return source.list(ctx, filter, from)
  }
  return withExtension(system(), exportSources, { terminal_events: { ...source, list } })
}

test('one that breaks in the middle begins again and leaves no half file; a cancelled one ends', async () => {
  const { admin } = await openSchool(1200)
  const { sql, services } = campus().base
  const { id } = await insertExport(sql, newExport(admin, 'terminal_events', ['note']))
  await assert.rejects(
    runExport(
      disturbed(() => Promise.reject(new Error('killed'))),
      id,
    ),
    /killed/,
  )
  const half = await findExport(sql, id)
  assert.deepEqual([half?.state, half?.blob_key, half?.processed], ['running', null, 1000])
  assert.equal(await refusalOf(await fetchFile(admin, id)), 'not_found')
  await Promise.all([runExport(system(), id), runExport(system(), id)])
  const whole = await findExport(sql, id)
  assert.deepEqual([whole?.state, whole?.processed], ['ready', 1200])
  assert.equal((await actionsOf(id)).filter(({ action }) => action === 'logs.export_made').length, 1)
  assert.ok(await services.blobs.stat(whole?.blob_key ?? ''))
  const { id: cancelled } = await insertExport(sql, newExport(admin, 'terminal_events', ['note']))
  await runExport(
    disturbed(() => ask(cancelExport, { id: cancelled }, admin)),
    cancelled,
  )
  const { data } = await ask(exportById, { id: cancelled }, admin)
  assert.deepEqual([data.state, data.size], ['cancelled', 0])
  assert.equal((await ask(cancelExport, { id: cancelled }, admin)).error, 'request_over')
})

test('the file is there for a day, and what nobody approves ends after a week', async () => {
  const { admin, schoolId } = await openSchool(3)
  const { sql } = campus().base
  const { id } = (await ask(askExport, given, admin)).data
  await untilEnded(admin, id)
  const blobKey = (await findExport(sql, id))?.blob_key ?? ''
  const row = {
    ...newExport(admin, 'terminal_events', ['note']),
    needsApproval: true,
    expiresAt: new Date(campus().base.now().getTime() + 7 * 86_400_000),
  }
  const { id: waiting } = await insertExport(sql, row)
  campus().clock.advance(86_400 + 60)
  const later = await comeBack(campus(), admin)
  assert.equal((await ask(exportById, { id }, later)).data.state, 'expired')
  assert.equal(await refusalOf(await fetchFile(later, id)), 'not_found')
  await sweepExports(system())
  assert.equal((await findExport(sql, id))?.blob_key, null)
  const drops = await runText(sql, `select from pgboss.job where name = 'files.drop_blob' and data->>'blobKey' = $1`, [blobKey])
  assert.equal(drops.rows.length, 1)
  campus().clock.advance(6 * 86_400)
  assert.equal((await ask(decideExport, { id: waiting, decision: 'approve' }, await staff(schoolId, 'admin'))).error, 'request_over')
  await sweepExports(system())
  assert.equal((await findExport(sql, waiting))?.state, 'expired')
})

test('the file lies unreadable in the store, and only its asker opens it, only as long as they may read its list', async () => {
  const { admin, schoolId } = await openSchool(40)
  const { sql, services } = campus().base
  const asking = await staff(schoolId, 'admin')
  const { id } = (await ask(askExport, { ...given, columns: ['note'] }, asking)).data
  await untilEnded(asking, id)
  const shown = Buffer.from(await (await fetchFile(asking, id)).arrayBuffer())
  for (const readable of ['event 40', '说明']) assert.ok(shown.includes(readable))
  const row = await findExport(sql, id)
  const stored = await services.blobs.get(row?.blob_key ?? '')
  assert.ok(stored)
  const bytes = await buffer(stored)
  assert.ok(bytes.length >= shown.length)
  for (const readable of ['event', '说明']) assert.equal(bytes.includes(readable), false, readable)
  const auditor = await staff(schoolId, 'auditor')
  for (const other of [admin, auditor, await staff(undefined, 'admin')])
    assert.equal(await refusalOf(await fetchFile(other, id)), 'not_found')
  const grant = { school_id: schoolId, person_id: asking.person.id, role: 'admin' } as const
  await sql.deleteFrom('person_role').where('person_id', '=', grant.person_id).where('role', '=', 'admin').execute()
  const refused = async () => refusalOf(await fetchFile(await comeBack(campus(), asking), id))
  assert.equal(await refused(), 'forbidden')
  await sql
    .insertInto('person_role')
    .values({ ...grant, role: 'manager' })
    .execute()
  await sql.updateTable('log_export').set({ source: 'payments' }).where('id', '=', id).execute()
  assert.equal(await refused(), 'export_right_ended')
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
