import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupFault } from './backup-fault.ts'
import { type BackupKey, readSealed, writeSealed } from './sealed-file.ts'

/** The newest form of a backup that this version reads. */
const newestFormat = 1

export const Manifest = z.object({
  format: z.number().int().positive(),
  /** A copy of the embedded server's folder, the rows of all tables, or those of one school. */
  kind: z.enum(['base', 'snapshot', 'school']),
  /** What the data is about; a base copy can be brought further by its log. */
  takenAt: z.coerce.date(),
  migrations: z.array(z.string()),
  /** Where the log of a base copy goes on. */
  base: z.object({ system: z.string(), timeline: z.string(), segmentBytes: z.number().int().positive() }).optional(),
  school: z.object({ id: z.uuid(), code: z.string(), name: z.string(), secretProof: z.string() }).optional(),
  tables: z.record(z.string(), z.number().int()).default({}),
  /** The keys of all files, which are the hashes of their contents. */
  files: z.array(z.string()),
  /** What lies beside the files: the signed ends of the chains. */
  notes: z.record(z.string(), z.string()),
  bytes: z.number().int().nonnegative(),
})
export type Manifest = z.infer<typeof Manifest>

/** A backup as it lies in its folder. */
export interface Backup {
  readonly name: string
  readonly folder: string
}

/** Earlier names end with the second, which two backups can share. */
const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(-\d{3})?Z-[0-9a-f]{6}$/
const unfinished = '.unfinished'

/** Names in the order of their times; without a whole manifest there is none of them. */
export const listBackups = async (root: string): Promise<Backup[]> => {
  const names = await readdir(root).catch(() => [])
  return names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .map((name) => ({ name, folder: join(root, name) }))
}

/** A folder for a backup that is not whole yet. What a killed run left is removed. */
export const beginBackup = async (root: string, now: Date): Promise<Backup> => {
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root)) if (name.endsWith(unfinished)) await rm(join(root, name), { recursive: true, force: true })
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`
  const folder = join(root, `${name}${unfinished}`)
  await mkdir(folder, { mode: 0o700 })
  return { name, folder }
}

/** Only now it looks like a backup. */
export const finishBackup = async ({ name, folder }: Backup, manifest: Manifest, key: BackupKey): Promise<Backup> => {
  await writeSealed(join(folder, 'manifest'), [Buffer.from(JSON.stringify(manifest))], key)
  const whole = join(dirname(folder), name)
  await rename(folder, whole)
  return { name, folder: whole }
}

/** What a backup says about itself; one of a newer version, or of a database that a newer version has changed, is refused. */
export const readManifest = async ({ folder }: Pick<Backup, 'folder'>, key: BackupKey, known: ReadonlySet<string>): Promise<Manifest> => {
  const path = join(folder, 'manifest')
  const given: unknown = JSON.parse((await buffer(readSealed(path, key))).toString())
  const { format } = z.object({ format: z.number() }).parse(given)
  if (format > newestFormat) throw new BackupFault(`${path} was made by a newer version of Campus: use that version.`)
  const manifest = Manifest.parse(given)
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupFault(`${folder} was made by a newer version of Campus (${unknown.join(', ')}): use that version.`)
  return manifest
}

/** Removes those that are older than so many days; the newest whole one always stays. */
export const dropOldBackups = async (root: string, before: Date): Promise<string[]> => {
  const backups = await listBackups(root)
  const dropped: string[] = []
  for (const { name, folder } of backups.slice(0, -1)) {
    const { mtime } = await stat(join(folder, 'manifest'))
    if (mtime >= before) continue
    await rm(folder, { recursive: true, force: true })
    dropped.push(name)
  }
  return dropped
}
