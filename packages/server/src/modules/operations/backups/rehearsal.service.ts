import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Ctx } from '../../../context/context.ts'
import { listRestored, readKeptFile } from '../../../platform/backup/backup-files.ts'
import { type Backup, listBackups, type Manifest, readManifest } from '../../../platform/backup/backup-folder.ts'
import { openRestoredBase } from '../../../platform/backup/restore-base.ts'
import { restoreSnapshot } from '../../../platform/backup/restore-snapshot.ts'
import type { BackupPlace } from '../../../platform/backup/take-backup.ts'
import { readReach } from '../../../platform/backup/write-ahead.ts'
import { listMigrations, migrate } from '../../../platform/db/migrations.ts'
import { openDatabase } from '../../../platform/db/sql.ts'
import { openRemovable } from '../../../platform/postgres/embedded.ts'
import { serverRole } from '../../../platform/postgres/endpoint.ts'
import { backupBlobs } from './backup-blobs.ts'
import { backupPlaceOf } from './backup-place.ts'
import { recordRun } from './run.service.ts'
import { verifyEverything } from './verify-everything.service.ts'

/** Where the scratch database lies, and how the folders of this installation are called there: others may use the same place. */
export const scratchPlaceOf = ({ services: { config, database } }: Ctx) => {
  if (database.embedded) return { parent: dirname(database.embedded.dataFolder), prefix: 'rehearsal-' }
  const installation = createHash('sha256').update(config.dataFolder).digest('hex').slice(0, 12)
  return { parent: tmpdir(), prefix: `campus-rehearsal-${installation}-` }
}

/** What a killed rehearsal left takes as much disk as the database. */
const dropLeftOver = async ({ parent, prefix }: ReturnType<typeof scratchPlaceOf>) => {
  for (const name of await readdir(parent)) if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true })
}

/** A server of its own for the restored data, which is removed afterwards. One that Campus brings along, whatever the real database is. */
const openScratch = async (ctx: Ctx, place: BackupPlace, backup: Backup, manifest: Manifest) => {
  const scratch = scratchPlaceOf(ctx)
  await dropLeftOver(scratch)
  const folder = join(scratch.parent, `${scratch.prefix}${randomUUID()}`)
  if (manifest.kind === 'base') return openRestoredBase(folder, backup, manifest, { key: place.key, until: undefined, log: () => {} })
  const server = await openRemovable(folder)
  try {
    await restoreSnapshot({ ownerUrl: server.url, serverRole }, backup, manifest, place.key)
    return server
  } catch (error) {
    await server.stop()
    await server.remove()
    throw error
  }
}

/** What is due by time, such as a signature, is judged as of the moment that the restored rows are of. */
const verifyRestored = async (ctx: Ctx, url: string, place: BackupPlace, manifest: Manifest, reach: Date) => {
  await migrate(url, serverRole)
  const restored = openDatabase(url, { maxConnections: 2, onError: () => {} })
  try {
    const services = { ...ctx.services, blobs: backupBlobs(place, manifest) }
    return await verifyEverything({ ...ctx, sql: restored.sql, services, now: () => reach })
  } finally {
    await restored.close()
  }
}

/** Every file is read to its end and compared with its name. */
const verifyFiles = async ({ root, key }: BackupPlace, files: readonly string[]) => {
  let bytes = 0
  const findings: string[] = []
  for (const file of files)
    try {
      for await (const part of readKeptFile(root, file, key)) bytes += part.length
    } catch (error) {
      findings.push((error as Error).message)
    }
  return { bytes, findings }
}

/** Restores the newest backup into a scratch database, brings it up to date and runs every verification on it. */
export const rehearse = async (ctx: Ctx) => {
  const place = backupPlaceOf(ctx.services.config)
  if (!place) return undefined
  const backup = (await listBackups(place.root)).at(-1)
  if (!backup) return undefined
  return recordRun(ctx, 'rehearsal', null, async () => {
    const named = await readManifest(backup, place.key, new Set(await listMigrations()))
    const manifest = { ...named, files: await listRestored(place.root, named) }
    const reach = manifest.kind === 'base' ? await readReach(backup, place.key) : manifest.takenAt
    const server = await openScratch(ctx, place, backup, manifest)
    try {
      const files = await verifyFiles(place, manifest.files)
      const findings = [...(await verifyRestored(ctx, server.url, place, manifest, reach)), ...files.findings]
      return { bytes: manifest.bytes + files.bytes, backup_name: backup.name, findings }
    } finally {
      await server.stop()
      await server.remove()
    }
  })
}
