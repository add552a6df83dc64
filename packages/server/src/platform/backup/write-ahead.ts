import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { z } from 'zod'
import type { Backup } from './backup-folder.ts'
import { lsnOf, placeOf, segmentsBetween } from './log-segments.ts'
import { type BackupKey, readSealed, writeSealed } from './sealed-file.ts'

/** Keeps the log until it is copied, also over restarts. */
const slot = 'campus_backup'
const partial = '.partial'

/** Which server a log belongs to, and since which restore. */
export interface LogSource {
  readonly system: string
  readonly timeline: string
  readonly segmentBytes: number
}

const one = async <Row extends object>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Row | undefined> =>
  (await client.query(text, values)).rows[0] as Row | undefined

export const readLogSource = async (client: pg.ClientBase): Promise<LogSource> => {
  const row = await one<LogSource>(
    client,
    `select (select system_identifier::text from pg_control_system()) as system,
      substring(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
      pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes"`,
  )
  if (!row) throw new Error('the server does not say who it is')
  return row
}

/** Where the log that is not copied yet begins. A log that grew past its limit is given up: then only a new base copy helps. */
const readSlot = async (client: pg.ClientBase): Promise<bigint | undefined> => {
  const row = await one<{ lsn: string | null; status: string }>(
    client,
    'select restart_lsn::text as lsn, wal_status as status from pg_replication_slots where slot_name = $1',
    [slot],
  )
  if (row?.lsn && row.status !== 'lost') return placeOf(row.lsn)
  if (row) await dropSlot(client)
  return undefined
}

export const holdLog = async (client: pg.ClientBase): Promise<void> => {
  if ((await readSlot(client)) === undefined) await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
}

/** Without backups nothing keeps the log, or the disk would fill. */
export const dropSlot = (client: pg.ClientBase) =>
  client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [slot])

const Reach = z.object({ until: z.coerce.date() })

/** The moment up to which a backup with its log can be restored. */
export const readReach = async ({ folder }: Pick<Backup, 'folder'>, key: BackupKey): Promise<Date> =>
  Reach.parse(JSON.parse((await buffer(readSealed(join(folder, 'log', 'reach'), key))).toString())).until

/** What was copied, and the place before which the server may forget its log. */
interface CopiedLog {
  readonly bytes: number
  readonly done: bigint
}

/**
 * Copies the log from a place, or from where it was copied before, to this moment beside a base copy. The file that is being written is
 * copied as far as it is, and again the next time. Undefined where the server has given up what was not copied yet.
 */
export const copyLog = async (
  client: pg.ClientBase,
  source: LogSource,
  { dataFolder, backup, key, from }: { dataFolder: string; backup: Pick<Backup, 'folder'>; key: BackupKey; from?: bigint },
): Promise<CopiedLog | undefined> => {
  const begin = from ?? (await readSlot(client))
  if (begin === undefined) return undefined
  // A commit after this moment: without one, a restore up to it could not tell that it got there.
  const now = await one<{ now: Date }>(client, 'select clock_timestamp() as now')
  await client.query("select pg_logical_emit_message(true, 'campus.backup', '')")
  const end = await one<{ lsn: string }>(client, 'select pg_current_wal_flush_lsn()::text as lsn')
  const folder = join(backup.folder, 'log')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { full, open, openBytes, openStart } = segmentsBetween(begin, placeOf(end?.lsn ?? '0/0'), source)
  let bytes = 0
  for (const name of full) {
    bytes += await writeSealed(join(folder, name), createReadStream(join(dataFolder, 'pg_wal', name)), key)
    await rm(join(folder, `${name}${partial}`), { force: true })
  }
  if (openBytes > 0) {
    const written = createReadStream(join(dataFolder, 'pg_wal', open), { end: openBytes - 1 })
    bytes += await writeSealed(join(folder, `${open}${partial}`), written, key)
  }
  bytes += await writeSealed(join(folder, 'reach'), [Buffer.from(JSON.stringify({ until: now?.now }))], key)
  return { bytes, done: openStart }
}

/** The server may forget its log before this place. */
export const releaseLog = (client: pg.ClientBase, done: bigint) =>
  client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slot, lsnOf(done)])

/** Gives back the log of a base copy, each file at its full length, as the server wants it. */
export async function* readLog(
  { folder }: Pick<Backup, 'folder'>,
  key: BackupKey,
  segmentBytes: number,
): AsyncGenerator<{ name: string; content: AsyncGenerator<Buffer> }> {
  for (const name of await readdir(join(folder, 'log'))) {
    if (!/^[0-9A-F]{24}(\.partial)?$/.test(name)) continue
    const content = async function* () {
      let length = 0
      for await (const part of readSealed(join(folder, 'log', name), key)) {
        length += part.length
        yield part
      }
      if (length < segmentBytes) yield Buffer.alloc(segmentBytes - length)
    }
    yield { name: name.slice(0, 24), content: content() }
  }
}
