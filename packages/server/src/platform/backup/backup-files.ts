import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupFault } from './backup-fault.ts'
import type { Manifest } from './backup-folder.ts'
import { type BackupKey, partEnding, readSealed, writeSealed } from './sealed-file.ts'

/** As far as backups need a store: files by the hash of their content, and small notes beside them. */
export interface FileStore {
  get(key: string): Promise<Readable | undefined>
  stat(key: string): Promise<object | undefined>
  put(content: Readable, options: { readonly maxBytes: number }): Promise<{ readonly key: string }>
  list(prefix: string): AsyncIterable<{ readonly key: string }>
}

const pathOf = (root: string, key: string) => join(root, 'files', key.slice(0, 2), key)
const keyPattern = /^[0-9a-f]{64}$/
const prefixes = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))

/** Copies a file that is not there yet. Returns the bytes written; undefined when the store has lost it meanwhile. */
export const keepFile = async (root: string, key: string, store: FileStore, backupKey: BackupKey): Promise<number | undefined> => {
  const path = pathOf(root, key)
  if (await stat(path).catch(() => undefined)) return 0
  const content = await store.get(key)
  if (!content) return undefined
  await mkdir(join(root, 'files', key.slice(0, 2)), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const checked = async function* () {
    for await (const part of content as AsyncIterable<Buffer>) {
      hash.update(part)
      yield part
    }
  }
  const bytes = await writeSealed(path, checked(), backupKey)
  if (hash.digest('hex') === key) return bytes
  await rm(path, { force: true })
  throw new BackupFault(`The file ${key} was changed in the store: it is not what its name says.`)
}

/** What a process left that was killed while it copied. One backup is made at a time, so nobody works on them any more. */
const dropHalfFiles = async (root: string): Promise<void> => {
  for (const name of await readdir(join(root, 'files'), { recursive: true }).catch(() => []))
    if (name.endsWith(partEnding)) await rm(join(root, 'files', name), { force: true })
}

/** Copies everything that is not there yet, and answers what the store holds. */
export const keepFiles = async (root: string, store: FileStore, backupKey: BackupKey): Promise<{ keys: string[]; bytes: number }> => {
  await dropHalfFiles(root)
  const keys: string[] = []
  let bytes = 0
  for (const prefix of prefixes)
    for await (const { key } of store.list(prefix)) {
      const written = await keepFile(root, key, store, backupKey)
      if (written === undefined) continue
      keys.push(key)
      bytes += written
    }
  return { keys, bytes }
}

/** The content of a file of a backup; whether it is what its name says is known at its end. */
export async function* readKeptFile(root: string, key: string, backupKey: BackupKey): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of readSealed(pathOf(root, key), backupKey)) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== key) throw new BackupFault(`The file ${key} of the backup is not what its name says.`)
}

/** Puts back what the store does not have. */
export const giveBackFiles = async (root: string, keys: readonly string[], store: FileStore, backupKey: BackupKey): Promise<number> => {
  let given = 0
  for (const key of keys) {
    if (await store.stat(key)) continue
    await store.put(Readable.from(readKeptFile(root, key, backupKey), { objectMode: false }), { maxBytes: Number.MAX_SAFE_INTEGER })
    given += 1
  }
  return given
}

/** All copies, with the time at which each was made. */
async function* listKept(root: string): AsyncGenerator<{ key: string; path: string; keptAt: Date }> {
  for (const prefix of await readdir(join(root, 'files')).catch(() => []))
    for (const key of (await readdir(join(root, 'files', prefix))).filter((name) => keyPattern.test(name))) {
      const path = pathOf(root, key)
      yield { key, path, keptAt: (await stat(path)).mtime }
    }
}

/** The copies that were made since a backup, which its list cannot name. */
const listKeptSince = async (root: string, since: Date): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key, keptAt } of listKept(root)) if (keptAt >= since) keys.push(key)
  return keys
}

/** What a restore gives back: what the backup names and, where the log reaches on behind it, what was kept since. */
export const listRestored = async (
  root: string,
  { kind, takenAt, files }: Pick<Manifest, 'kind' | 'takenAt' | 'files'>,
): Promise<string[]> => {
  const later = kind === 'base' ? await listKeptSince(root, takenAt) : []
  return [...new Set([...files, ...later])]
}

/** Removes copies that no backup names and that are older than all of them. */
export const dropUnnamedFiles = async (root: string, named: ReadonlySet<string>, before: Date): Promise<void> => {
  for await (const { key, path, keptAt } of listKept(root)) if (!named.has(key) && keptAt < before) await rm(path, { force: true })
}
