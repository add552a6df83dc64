import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, beforeEach, test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { listBackups } from '../../../platform/backup/backup-folder.ts'
import { backupKeyOf } from '../../../platform/backup/sealed-file.ts'
import { readReach } from '../../../platform/backup/write-ahead.ts'
import { migrate } from '../../../platform/db/migrations.ts'
import { startEmbedded } from '../../../platform/postgres/embedded.ts'
import { serverRole } from '../../../platform/postgres/endpoint.ts'
import { openDataFolder } from '../../../testing/server-process.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { followChanges } from './backup.service.ts'
import { listRuns } from './backup-run.repository.ts'
import { rehearse } from './rehearsal.service.ts'
import { withRunLock } from './run.service.ts'

const words = 'cd'.repeat(32)
const backups = await openDataFolder()
const data = await openDataFolder()
const campus = useTestCampus({ environment: { BACKUP_DIR: backups.folder, BACKUP_KEY: words } })

// The one of the tests is shared, and thrown away at their end: it keeps no log that could be copied.
let server: Awaited<ReturnType<typeof startEmbedded>>
before(async () => {
  server = await startEmbedded({ folder: join(data.folder, 'postgres'), log: () => {} })
  await migrate(server.url, serverRole)
})
after(async () => {
  await server.stop()
  await Promise.all([backups.remove(), data.remove()])
})

const arrivedFiles = new Set<string>()
beforeEach(() => arrivedFiles.clear())

const context = (changed: Partial<ReturnType<typeof systemContext>['services']> = {}) => {
  const ctx = systemContext(campus().base)
  const embedded = { ownerUrl: server.url, dataFolder: server.dataFolder }
  return { ...ctx, services: { ...ctx.services, database: { ...ctx.services.database, embedded }, arrivedFiles, ...changed } }
}

const arrive = async (text: string) => {
  const { key } = await campus().base.services.blobs.put(Readable.from([text]), { maxBytes: 100 })
  arrivedFiles.add(key)
  return key
}

const isKept = (key: string) => existsSync(join(backups.folder, 'files', key.slice(0, 2), key))
const reached = async () => readReach((await listBackups(backups.folder)).at(-1) ?? assert.fail('there is no backup'), backupKeyOf(words))
const countOfRuns = async () => (await listRuns(campus().base.sql, 10)).length

test('the first minute makes a base copy, and the next ones bring it up to date, with files that arrived meanwhile', async () => {
  const early = await arrive('an early file')
  await followChanges(context())
  assert.deepEqual([(await listBackups(backups.folder)).length, await countOfRuns(), isKept(early)], [1, 1, true])
  const late = await arrive('a late file')
  assert.equal(isKept(late), false)
  await followChanges(context())
  assert.deepEqual([(await listBackups(backups.folder)).length, await countOfRuns(), isKept(late)], [1, 1, true])
  assert.equal(arrivedFiles.size, 0)
})

test('a file that was changed in the store is tried again each minute, and holds up neither the others nor the rows', async () => {
  const [changed, whole] = [await arrive('as it came'), await arrive('another one')]
  const { blobs } = campus().base.services
  const get: typeof blobs.get = (key, ...more) => (key === changed ? Promise.resolve(Readable.from(['changed'])) : blobs.get(key, ...more))
  const reach = await reached()
  await followChanges(context({ blobs: { ...blobs, get } }))
  assert.deepEqual([isKept(changed), isKept(whole), [...arrivedFiles]], [false, true, [changed]])
  assert.ok((await reached()) > reach)
  await followChanges(context())
  assert.deepEqual([isKept(changed), arrivedFiles.size], [true, 0])
})

test('a rehearsal reads the files that came after the copy of the rows as well', async () => {
  const late = await arrive('a file of the last minute')
  await followChanges(context())
  assert.equal(await rehearse(context()), 'done', (await listRuns(campus().base.sql, 1))[0]?.cause ?? '')
  await truncate(join(backups.folder, 'files', late.slice(0, 2), late), 60)
  assert.equal(await rehearse(context()), 'failed')
  assert.match((await listRuns(campus().base.sql, 1))[0]?.cause ?? '', new RegExp(`${late} was cut or changed`))
})

test('nothing is copied while somebody else makes a backup', async () => {
  const ctx = context()
  const file = await arrive('a file of that minute')
  const before = await countOfRuns()
  await withRunLock(ctx, 'backup', () => followChanges(ctx))
  assert.deepEqual([isKept(file), await countOfRuns()], [false, before])
})
