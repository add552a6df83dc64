import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../db/migrations.ts'
import { BackupFault } from './backup-fault.ts'
import type { Backup, Manifest } from './backup-folder.ts'
import { loadTables } from './load-tables.ts'
import { type BackupKey, readSealed } from './sealed-file.ts'

/** Reads a backup to its end before anything is done with it. */
export const checkWhole = async ({ folder }: Pick<Backup, 'folder'>, key: BackupKey): Promise<void> => {
  for await (const _ of readSealed(join(folder, 'data'), key)) {
    // Each piece is authenticated as it is read.
  }
}

export const withClient = async <Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'campus-backup' })
  // Who works with it gets the error as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const isEmpty = (client: pg.Client) =>
  client.query("select to_regclass('public.migration') is null as is_empty").then(({ rows }) => rows[0]?.is_empty === true)

/** Makes the tables as the version of the backup had them, and fills them. Refuses a database that holds anything. */
export const restoreSnapshot = async (
  { ownerUrl, serverRole }: { readonly ownerUrl: string; readonly serverRole: string | undefined },
  backup: Backup,
  manifest: Manifest,
  key: BackupKey,
): Promise<void> => {
  await checkWhole(backup, key)
  if (!(await withClient(ownerUrl, isEmpty))) throw new BackupFault('The database is not empty: restore into a new one.')
  await migrate(ownerUrl, serverRole, new Set(manifest.migrations))
  await withClient(ownerUrl, (client) =>
    loadTables(client, readSealed(join(backup.folder, 'data'), key), manifest.tables, { mode: 'whole' }),
  )
}
