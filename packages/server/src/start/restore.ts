import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { giveBackFiles, listRestored } from '../platform/backup/backup-files.ts'
import { type Backup, listBackups, type Manifest, readManifest } from '../platform/backup/backup-folder.ts'
import { openRestoredBase } from '../platform/backup/restore-base.ts'
import { restoreSnapshot } from '../platform/backup/restore-snapshot.ts'
import type { BackupPlace } from '../platform/backup/take-backup.ts'
import { readReach } from '../platform/backup/write-ahead.ts'
import type { Config } from '../platform/config/config.ts'
import { listMigrations } from '../platform/db/migrations.ts'
import { openLog } from '../platform/log/log.ts'
import { passwordName } from '../platform/postgres/endpoint.ts'
import { chooseHome } from '../platform/postgres/home.ts'
import { acquireInstanceLock } from '../platform/postgres/instance-lock.ts'
import { chooseBlobs } from '../services.ts'
import { elsewhere, openDatabaseServer } from './database.ts'

interface RestoreRequest extends BackupPlace {
  readonly until: Date | undefined
  /** Moves a database that is there aside. */
  readonly replaces: boolean
}

interface Chosen {
  readonly backup: Backup
  readonly manifest: Manifest
  /** The moment that the restored data stands at. */
  readonly reaches: Date
}

/** The newest backup that is not younger than the moment. */
const choose = async ({ root, key, until }: RestoreRequest): Promise<Chosen> => {
  const known = new Set(await listMigrations())
  const backups = await listBackups(root)
  if (backups.length === 0) throw new BackupFault(`There is no whole backup in ${root}.`)
  for (const backup of backups.toReversed()) {
    const manifest = await readManifest(backup, key, known)
    if (until && manifest.takenAt > until) continue
    if (manifest.kind !== 'base') return { backup, manifest, reaches: manifest.takenAt }
    const reach = await readReach(backup, key)
    if (until && until > reach)
      throw new BackupFault(`The newest backup reaches to ${reach.toISOString()}: choose that moment or an earlier one.`)
    return { backup, manifest, reaches: until ?? reach }
  }
  throw new BackupFault(`No backup in ${root} is older than ${until?.toISOString()}.`)
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined

/** Restored beside what is there, and put in its place only when it is whole and runs. */
const restoreEmbedded = async (config: Config, { backup, manifest }: Chosen, request: RestoreRequest, giveBack: () => Promise<number>) => {
  const folder = join(config.dataFolder, 'postgres')
  const log = openLog('warn')
  const lock = await acquireInstanceLock(folder)
  try {
    const home = await chooseHome(folder, config.isProduction ? undefined : elsewhere, (line) => log.warn(line))
    const isThere = await exists(home.data)
    if (isThere && !request.replaces) throw new BackupFault(`There is a database in ${home.data}: say --replace to move it aside.`)
    const aside = join(home.folder, `restore-${randomUUID()}`)
    const server = await openRestoredBase(aside, backup, manifest, { ...request, log: (line) => log.debug(line) })
    try {
      await server.stop()
      const files = await giveBack()
      if (isThere) await rename(home.data, `${home.data}.before-${new Date().toISOString().replaceAll(':', '-')}`)
      await rename(join(aside, 'data'), home.data)
      const password = join(aside, passwordName)
      if (await exists(password)) await rename(password, join(home.folder, passwordName))
      return files
    } finally {
      await server.remove()
    }
  } finally {
    lock.release()
  }
}

const restoreTables = async (config: Config, { backup, manifest }: Chosen, { key }: RestoreRequest, giveBack: () => Promise<number>) => {
  const database = await openDatabaseServer(config, openLog('warn'))
  try {
    await restoreSnapshot(database, backup, manifest, key)
    return await giveBack()
  } finally {
    await database.stop()
  }
}

/** Restores the database and the files. What is wrong with the backup is found before anything of the present is touched. */
export const restore = async (config: Config, request: RestoreRequest): Promise<Chosen & { readonly files: number }> => {
  const chosen = await choose(request)
  const { manifest } = chosen
  if (manifest.kind === 'school') throw new BackupFault('This is one school: use npm run school -- import.')
  if (manifest.kind === 'base' && config.DATABASE_URL)
    throw new BackupFault('This backup is a copy of the embedded server: restore it without DATABASE_URL.')
  if (request.replaces && config.DATABASE_URL)
    throw new BackupFault('--replace moves the embedded database aside: restore into a new, empty database and name it in DATABASE_URL.')
  await mkdir(config.dataFolder, { recursive: true })
  const blobs = chooseBlobs(config)
  const giveBack = async () => {
    const given = await giveBackFiles(request.root, await listRestored(request.root, manifest), blobs, request.key)
    // A note that is there knows what was signed since: then the loss is found, and an operator has to accept it.
    for (const [name, text] of Object.entries(manifest.notes))
      if ((await blobs.readNote(name)) === undefined) await blobs.writeNote(name, text)
    return given
  }
  const files = await (manifest.kind === 'base' ? restoreEmbedded : restoreTables)(config, chosen, request, giveBack)
  return { ...chosen, files }
}
