import { createWriteStream } from 'node:fs'
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OsUser } from '../postgres/command.ts'
import { type EmbeddedPostgres, startEmbedded } from '../postgres/embedded.ts'
import { passwordName } from '../postgres/endpoint.ts'
import { openFolder, openPrivateFolder } from '../postgres/folders.ts'
import { chooseHome } from '../postgres/home.ts'
import { StartFailure } from '../start-failure.ts'
import { BackupFault } from './backup-fault.ts'
import type { Backup, Manifest } from './backup-folder.ts'
import { passwordEntry } from './base-copy.ts'
import { unpackEntries } from './entries.ts'
import { type BackupKey, readSealed } from './sealed-file.ts'
import { readLog } from './write-ahead.ts'

interface RestoredFile {
  readonly path: string
  readonly content: AsyncIterable<Buffer>
}

const writeAs = async ({ path, content }: RestoredFile, user: OsUser | null) => {
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
  if (user) await chown(path, user.uid, user.gid)
}

/** No name of a backup leads out of its folder. */
const placeIn = (folder: string, name: string) => {
  const path = resolve(folder, name)
  if (path !== folder && !path.startsWith(`${folder}${sep}`))
    throw new BackupFault(`The backup names a file outside of its folder: ${name}.`)
  return path
}

const unpackInto = async (data: string, user: OsUser | null, backup: Backup, key: BackupKey, segmentBytes: number) => {
  await openPrivateFolder(data, user)
  for await (const { name, content } of unpackEntries(readSealed(join(backup.folder, 'data'), key))) {
    const path = name === passwordEntry ? join(dirname(data), passwordName) : placeIn(data, name)
    if (name.endsWith('/')) await openPrivateFolder(path, user)
    else await writeAs({ path, content }, user)
  }
  for await (const { name, content } of readLog(backup, key, segmentBytes))
    await writeAs({ path: join(data, 'pg_wal', name), content }, user)
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 })
  if (user) await chown(join(data, 'recovery.signal'), user.uid, user.gid)
}

/** All of the log lies where the server looks when this says that it has nothing; the words are the same in every shell. */
const recovery = (until: Date | undefined): Record<string, string> => ({
  restore_command: 'exit 1',
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  // Nobody comes in before it is done.
  hot_standby: 'off',
  ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
})

/** Starts a server on a base copy in a folder of its own, brought to a moment by the log. Nothing else is touched. */
export const openRestoredBase = async (
  folder: string,
  backup: Backup,
  { base }: Manifest,
  { key, until, log }: { key: BackupKey; until: Date | undefined; log: (line: string) => void },
): Promise<EmbeddedPostgres & { readonly remove: () => Promise<void> }> => {
  if (!base) throw new BackupFault(`${backup.folder} is no copy of an embedded server.`)
  await mkdir(dirname(folder), { recursive: true })
  await openFolder(folder, 0o711)
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const { data, user } = await chooseHome(folder, undefined, log)
    await unpackInto(data, user, backup, key, base.segmentBytes)
    return { ...(await startEmbedded({ folder, log, settings: recovery(until) })), remove }
  } catch (error) {
    await remove()
    if (error instanceof StartFailure) throw new BackupFault(`${backup.folder} cannot be brought to that moment: ${error.message}`)
    throw error
  }
}
