import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { backUpNow, backupRuns } from '@campus/contract/operations/backups.ts'
import { systemContext } from '../../../context/context.ts'
import { listBackups, readManifest } from '../../../platform/backup/backup-folder.ts'
import { restoreSnapshot, withClient } from '../../../platform/backup/restore-snapshot.ts'
import { backupKeyOf } from '../../../platform/backup/sealed-file.ts'
import { listPartitions } from '../../../platform/backup/tables.ts'
import { listMigrations } from '../../../platform/db/migrations.ts'
import { openDatabase, runText, type Sql } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeSchool } from '../../../testing/people.ts'
import { withScratchPostgres } from '../../../testing/scratch-postgres.ts'
import { openDataFolder } from '../../../testing/server-process.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sealNewEntries } from '../../audit/audit.service.ts'
import { signHeads } from '../../evidence/sign-heads.service.ts'
import { backUp } from './backup.service.ts'
import { rehearse, scratchPlaceOf } from './rehearsal.service.ts'

const words = 'ab'.repeat(32)
const backups = await openDataFolder()
after(() => backups.remove())
const campus = useTestCampus({ environment: { BACKUP_DIR: backups.folder, BACKUP_KEY: words } })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const newest = async (token: string) => (await ask(backupRuns, {}, { token })).data.rows[0]

const countOf = async (sql: Sql, table: string) => (await runText(sql, `select count(*)::int as count from ${table}`)).rows[0]?.['count']

test('an administrator backs up now, an auditor reads, and the backup fills an empty database with the same rows', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  const student = await enter(campus(), { schoolId })
  await base.services.blobs.put(Readable.from(['a file of the school']), { maxBytes: 100 })
  for (const { token } of [auditor, student]) assert.equal((await ask(backUpNow, {}, { token })).error, 'forbidden')
  // A month that the restored database would not have by itself.
  await runText(base.sql, "select make_log_month('audit_entry', '2031-01-01')")
  assert.equal((await ask(backUpNow, {}, admin)).code, 200)
  const run = await eventually(async () => {
    const first = await newest(auditor.token)
    return first && first.outcome !== 'running' ? first : undefined
  })
  assert.deepEqual([run.kind, run.outcome, run.cause], ['backup', 'done', ''])
  const { isConfigured, isFollowed, lastBackupAt } = (await ask(backupRuns, {}, admin)).data
  assert.deepEqual([isConfigured, isFollowed, lastBackupAt], [true, false, run.endedAt])

  const [backup] = await listBackups(backups.folder)
  assert.ok(backup)
  const key = backupKeyOf(words)
  const manifest = await readManifest(backup, key, new Set(await listMigrations()))
  assert.ok((await readdir(backup.folder)).every((name) => ['manifest', 'data'].includes(name)))
  await withScratchPostgres(async (makeDatabase) => {
    const ownerUrl = await makeDatabase('restored')
    await restoreSnapshot({ ownerUrl, serverRole: undefined }, backup, manifest, key)
    const restored = openDatabase(ownerUrl, { maxConnections: 1, onError: () => {} })
    try {
      for (const table of ['school', 'person', 'person_role', 'legal_document', 'password'])
        assert.equal(await countOf(restored.sql, table), await countOf(base.sql, table), table)
      const monthsOf = (url: string) => withClient(url, listPartitions)
      assert.deepEqual(await monthsOf(ownerUrl), await monthsOf(campus().databaseUrl))
      const { rows } = await runText(restored.sql, "select count(*)::int as off from pg_trigger where tgenabled = 'D'")
      assert.deepEqual(rows, [{ off: 0 }], 'triggers are on again')
      const keysOf = async (sql: Sql) =>
        countOf(sql, "pg_constraint where contype = 'f' and convalidated and connamespace = 'public'::regnamespace")
      assert.equal(await keysOf(restored.sql), await keysOf(base.sql))
    } finally {
      await restored.close()
    }
    await assert.rejects(restoreSnapshot({ ownerUrl, serverRole: undefined }, backup, manifest, key), /is not empty/)
  })
})

test('how backups went is kept for 400 days', async () => {
  const ctx = systemContext(campus().base)
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000)
  const names = ['401 days old', '399 days old']
  for (const [index, backup_name] of names.entries()) {
    const at = daysAgo(401 - 2 * index)
    await ctx.sql.insertInto('backup_run').values({ kind: 'backup', began_at: at, ended_at: at, outcome: 'done', backup_name }).execute()
  }
  // Another process may have just begun one.
  await eventually(async () => (await backUp(ctx)) === 'done' || undefined)
  const kept = await ctx.sql.selectFrom('backup_run').where('backup_name', 'in', names).select('backup_name').execute()
  assert.deepEqual(kept, [{ backup_name: '399 days old' }])
})

test('a rehearsal restores into a scratch database and verifies the chains and every file; what is wrong fails it', async () => {
  const { base } = campus()
  const ctx = systemContext(base)
  const admin = await enter(campus(), { schoolId: (await makeSchool(base.sql)).id, kind: 'teacher', roles: ['admin'] })
  await sealNewEntries(ctx)
  await signHeads(ctx)
  assert.deepEqual(
    await Promise.all([backUp(ctx), backUp(ctx)].map(async (one) => (await one) ?? 'under way')).then((all) => all.toSorted()),
    ['done', 'under way'],
  )
  const { parent, prefix: scratchPrefix } = scratchPlaceOf(ctx)
  const [ours, theirs] = [join(parent, `${scratchPrefix}killed`), await mkdtemp(join(parent, 'campus-rehearsal-of-another-'))]
  await mkdir(ours, { recursive: true })
  assert.equal(await rehearse(ctx), 'done', (await newest(admin.token))?.cause)
  const left = await readdir(parent)
  assert.deepEqual([left.includes(basename(ours)), left.includes(basename(theirs))], [false, true], 'what a killed one left is removed')
  await rm(theirs, { recursive: true })
  assert.deepEqual([(await newest(admin.token))?.kind, (await newest(admin.token))?.outcome], ['rehearsal', 'done'])
  const [prefix = ''] = await readdir(join(backups.folder, 'files'))
  const [file = ''] = await readdir(join(backups.folder, 'files', prefix))
  await truncate(join(backups.folder, 'files', prefix, file), 60)
  assert.equal(await rehearse(ctx), 'failed')
  assert.match((await newest(admin.token))?.cause ?? '', new RegExp(`${file} was cut or changed`))
})
