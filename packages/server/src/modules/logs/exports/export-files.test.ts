import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { askExport, cancelExport, decideExport, exportById } from '@campus/contract/logs/exports.ts'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { comeBack } from '../../../testing/enter.ts'
import { withExtension } from '../../../testing/extensions.ts'
import { exportsAt, exportOfEvents as given, refusalOf } from '../../../testing/log-exports.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepExports } from './end.service.ts'
import { findExport, insertExport } from './export.repository.ts'
import { type ExportSource, exportSources } from './export-source.extension.ts'
import { runExport } from './run.service.ts'

const campus = useTestCampus()
const { ask, staff, openSchool, untilEnded, fetchFile, actionsOf, newExport } = exportsAt(campus)
const system = () => systemContext(campus().base)

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
