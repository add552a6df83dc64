import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { listMigrations } from '../db/migrations.ts'
import { dropUnnamedFiles, type FileStore, keepFiles } from './backup-files.ts'
import { type Backup, beginBackup, dropOldBackups, finishBackup, listBackups, type Manifest, readManifest } from './backup-folder.ts'
import { openBaseCopy } from './base-copy.ts'
import { openTableCopy } from './copy-tables.ts'
import { packEntries } from './entries.ts'
import { withClient } from './restore-snapshot.ts'
import { type BackupKey, writeSealed } from './sealed-file.ts'
import { copyLog, holdLog, type LogSource, readLogSource, releaseLog } from './write-ahead.ts'

/** The database that backups are made of: by its tables, or, where Campus runs it itself, by its folder. */
export interface BackedUpDatabase {
  readonly url: string
  readonly embedded: { readonly ownerUrl: string; readonly dataFolder: string } | undefined
}

export interface BackupPlace {
  readonly root: string
  readonly key: BackupKey
}

interface Taking extends BackupPlace {
  readonly database: BackedUpDatabase
  readonly files: FileStore
  /** What lies beside the files, by name. It is read before the rows are: what was signed holds for every later state. */
  readonly notes: Readonly<Record<string, string>>
  readonly now: Date
}

export interface TakenBackup {
  readonly name: string
  readonly bytes: number
  readonly takenAt: Date
}

const stepsOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name)

type Content = Pick<Manifest, 'kind' | 'takenAt' | 'migrations' | 'base' | 'tables' | 'bytes'>

/** The newest base copy of this very server, since its last restore. */
const findFollowed = async ({ root, key }: BackupPlace, { system, timeline }: LogSource): Promise<Backup | undefined> => {
  const backup = (await listBackups(root)).at(-1)
  if (!backup) return undefined
  const { base } = await readManifest(backup, key, new Set(await listMigrations()))
  return base?.system === system && base.timeline === timeline ? backup : undefined
}

const takeBase = (
  { ownerUrl, dataFolder }: NonNullable<BackedUpDatabase['embedded']>,
  backup: Backup,
  place: BackupPlace,
): Promise<Content> =>
  withClient(ownerUrl, async (client) => {
    const { key } = place
    await holdLog(client)
    const source = await readLogSource(client)
    const { from, entries } = await openBaseCopy(client, dataFolder)
    const data = await writeSealed(join(backup.folder, 'data'), packEntries(entries), key)
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    // The one before reaches to here, so that no moment between the two is lost.
    const earlier = await findFollowed(place, source)
    if (earlier) await copyLog(client, source, { dataFolder, backup: earlier, key })
    const log = await copyLog(client, source, { dataFolder, backup, key, from })
    if (log) await releaseLog(client, log.done)
    const migrations = await stepsOf(client)
    const bytes = data + (log?.bytes ?? 0)
    return { kind: 'base', takenAt: rows[0]?.now ?? new Date(), migrations, base: source, tables: {}, bytes }
  })

const takeSnapshot = (url: string, backup: Backup, key: BackupKey): Promise<Content> =>
  withClient(url, async (client) => {
    const migrations = await stepsOf(client)
    const { takenAt, counts, entries } = await openTableCopy(client)
    const bytes = await writeSealed(join(backup.folder, 'data'), packEntries(entries), key)
    return { kind: 'snapshot', takenAt, migrations, tables: counts, bytes }
  })

/** Files first and once more at the end: what comes or goes while the database is copied is in one of the two. */
export const takeBackup = async ({ root, key, database, files, notes, now }: Taking): Promise<TakenBackup> => {
  const backup = await beginBackup(root, now)
  const before = await keepFiles(root, files, key)
  const content = await (database.embedded ? takeBase(database.embedded, backup, { root, key }) : takeSnapshot(database.url, backup, key))
  const after = await keepFiles(root, files, key)
  const keys = [...new Set([...before.keys, ...after.keys])].toSorted()
  const bytes = content.bytes + before.bytes + after.bytes
  await finishBackup(backup, { ...content, format: 1, files: keys, notes, bytes }, key)
  return { name: backup.name, bytes, takenAt: content.takenAt }
}

/** Removes what is older than the days that backups are kept, and the files that nothing names any more. */
export const dropOld = async ({ root, key }: BackupPlace, before: Date): Promise<void> => {
  if ((await dropOldBackups(root, before)).length === 0) return
  const known = new Set(await listMigrations())
  const named = new Set<string>()
  const kept = await listBackups(root)
  for (const backup of kept) for (const file of (await readManifest(backup, key, known)).files) named.add(file)
  const [oldest] = kept
  if (oldest) await dropUnnamedFiles(root, named, (await stat(join(oldest.folder, 'manifest'))).mtime)
}

/**
 * Brings the newest base copy of this very server up to this moment. False where there is none, such as before the first backup, after a
 * restore, or when the log had to be given up: then a new base copy is due.
 */
export const followLog = (place: BackupPlace, { ownerUrl, dataFolder }: NonNullable<BackedUpDatabase['embedded']>) =>
  withClient(ownerUrl, async (client): Promise<boolean> => {
    const source = await readLogSource(client)
    const backup = await findFollowed(place, source)
    const log = backup && (await copyLog(client, source, { dataFolder, backup, key: place.key }))
    if (log) await releaseLog(client, log.done)
    return log !== undefined
  })
