import { open, opendir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type pg from 'pg'
import { passwordName } from '../postgres/endpoint.ts'
import type { Entry } from './entries.ts'
import { placeOf } from './log-segments.ts'

/** What a server recreates by itself, or what belongs to the running one alone. Empty folders are kept. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const passedOver =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|recovery\.signal|standby\.signal|backup_label.*|tablespace_map.*|pgsql_tmp.*)$/

/** Lies beside the folder of the server, where it listens on loopback; a name that no file of the server has. */
export const passwordEntry = 'beside/password'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A table that is dropped meanwhile takes its file along: the log says so too. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  try {
    await using file = await open(path, 'r')
    yield* file.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function* walk(folder: string, root: string): AsyncGenerator<Entry> {
  if (folder !== root) yield { name: `${relative(root, folder).split(sep).join('/')}/`, content: [] }
  if (emptied.has(relative(root, folder))) return
  const found = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!found) return
  for await (const entry of found) {
    if (passedOver.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path, root)
    else if (entry.isFile()) yield { name: relative(root, path).split(sep).join('/'), content: contentOf(path) }
  }
}

/**
 * Copies the folder of a running server. Files change while they are read: the log from the returned place on makes them whole, and the
 * label, which comes last, says where it begins.
 */
export const openBaseCopy = async (client: pg.ClientBase, dataFolder: string) => {
  const { rows } = await client.query<{ lsn: string }>("select pg_backup_start('campus', true)::text as lsn")
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const name of ['pg_wal/archive_status/', 'pg_wal/summaries/']) yield { name, content: [] }
    yield* walk(dataFolder, dataFolder)
    yield { name: passwordEntry, content: contentOf(join(dirname(dataFolder), passwordName)) }
    const stopped = await client.query<{ labelfile: string; spcmapfile: string }>('select labelfile, spcmapfile from pg_backup_stop(false)')
    yield { name: 'backup_label', content: [Buffer.from(stopped.rows[0]?.labelfile ?? '')] }
  }
  return { from: placeOf(rows[0]?.lsn ?? '0/0'), entries: entries() }
}
