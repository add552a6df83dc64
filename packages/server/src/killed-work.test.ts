import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql as fragment } from 'kysely'
import { inTransaction, systemContext } from './context/context.ts'
import { findExport, insertExport } from './modules/logs/exports/export.repository.ts'
import { runExport } from './modules/logs/exports/run.service.ts'
import { backUp } from './modules/operations/backups/backup.service.ts'
import { listRuns } from './modules/operations/backups/backup-run.repository.ts'
import { rollUpSource } from './modules/statistics/counting/roll-up.service.ts'
import { verifySchool } from './modules/statistics/counting/verify.service.ts'
import { listBackups, readManifest } from './platform/backup/backup-folder.ts'
import { backupKeyOf } from './platform/backup/sealed-file.ts'
import { listMigrations } from './platform/db/migrations.ts'
import { runText } from './platform/db/sql.ts'
import { idAt } from './platform/db/time-id.ts'
import { enter } from './testing/enter.ts'
import { startWork } from './testing/killable-work.ts'
import { openDataFolder } from './testing/server-process.ts'
import { makeTerminal } from './testing/terminals.ts'
import { useTestCampus } from './testing/test-campus.ts'

const backups = await openDataFolder()
after(() => backups.remove())
const environment = {
  CAMPUS_SECRET: 'shared by those that are killed and the one that goes on',
  BACKUP_DIR: backups.folder,
  BACKUP_KEY: 'ab'.repeat(32),
}
const campus = useTestCampus({ environment })
const system = () => systemContext(campus().base)

const kills = 20
/** How many processes start side by side: most of their time they wait for the disk. */
const atOnce = 5
const rowsPerKill = 40

test('twenty processes are killed while they count, and every row is counted once', { timeout: 600_000 }, async () => {
  const { schoolId, person } = await enter(campus())
  const { sql } = campus().base
  const now = Date.now()
  let written = 0
  const logIn = async () => {
    const rows = Array.from({ length: rowsPerKill }, () => {
      written += 1
      // Hours of the last two months: late rows as well as new ones.
      const at = new Date(now - ((written * 7_919) % (60 * 24)) * 3_600_000)
      return {
        id: idAt(at),
        school_id: schoolId,
        person_id: person.id,
        created_at: at,
        outcome: 'in' as const,
        way: 'password',
        network: '10.0.0.8',
      }
    })
    await sql.insertInto('login_log').values(rows).execute()
  }
  for (let round = 0; round < kills / atOnce; round += 1) {
    const workers = await Promise.all(Array.from({ length: atOnce }, () => startWork(campus(), 'rollUp', environment)))
    for (const worker of workers) {
      await logIn()
      // Any moment of the counting will do.
      await sleep(randomInt(20))
      await worker.kill()
    }
  }
  await inTransaction(system(), async (ctx) => {
    // Waits for a worker that is counting at this moment.
    await fragment`select pg_advisory_xact_lock(hashtextextended('statistics:logins', 0))`.execute(ctx.sql)
    await rollUpSource(ctx, 'logins')
  })
  assert.deepEqual(await verifySchool(system(), schoolId), [])
  const { rows } = await runText(sql, "select sum(count)::int as counted from statistic_hour where school_id = $1 and source = 'logins'", [
    schoolId,
  ])
  assert.deepEqual(rows, [{ counted: kills * rowsPerKill }])
})

test('a backup that is killed in the middle of a file looks like none, and the next one is whole', async () => {
  const { base } = campus()
  await base.services.blobs.put(Readable.from(['a file of the school']), { maxBytes: 100 })
  await (await startWork(campus(), 'backUp', environment)).kill()
  assert.deepEqual(await listBackups(backups.folder), [])
  assert.equal(await backUp(system()), 'done')
  assert.deepEqual(
    (await listRuns(base.sql, 5)).map(({ outcome }) => outcome),
    ['done', 'failed'],
  )
  const [backup, ...others] = await listBackups(backups.folder)
  assert.ok(backup)
  const { files } = await readManifest(backup, backupKeyOf(environment.BACKUP_KEY), new Set(await listMigrations()))
  assert.deepEqual([others.length, files.length > 0], [0, true])
  const left = await readdir(backups.folder, { recursive: true })
  assert.deepEqual(
    left.filter((name) => /unfinished|\.part$/.test(name)),
    [],
  )
})

test('an export that is killed begins again: one file, one entry in the audit log, nothing half', async () => {
  const { schoolId, person } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { sql, services, now } = campus().base
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  await runText(
    sql,
    `insert into terminal_event (school_id, terminal_id, kind, note, at)
     select $1, $2, 'online', 'event ' || n, now() - n * interval '1 second' from generate_series(1, 1200) as n`,
    [schoolId, terminal.id],
  )
  const { id } = await insertExport(sql, {
    schoolId,
    askedBy: person.id,
    source: 'terminal_events',
    filter: {},
    filterTexts: [],
    columns: ['note'],
    format: 'csv',
    language: 'zh_CN',
    reason: '学期末检查',
    total: 1200,
    hasUnmasked: false,
    needsApproval: false,
    now: now(),
    expiresAt: null,
  })
  await (await startWork(campus(), 'export', { subject: id, ...environment })).kill()
  const half = await findExport(sql, id)
  assert.deepEqual([half?.state, half?.blob_key], ['running', null])
  await Promise.all([runExport(system(), id), runExport(system(), id)])
  const whole = await findExport(sql, id)
  assert.deepEqual([whole?.state, whole?.processed], ['ready', 1200])
  assert.ok(await services.blobs.stat(whole?.blob_key ?? ''))
  const { rows } = await runText(
    sql,
    "select count(*)::int as made from audit_entry where subject_id = $1 and action = 'logs.export_made'",
    [id],
  )
  assert.deepEqual(rows, [{ made: 1 }])
})
