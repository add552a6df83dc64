import type { Readable } from 'node:stream'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../platform/db/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import type { BlobPort } from './blobs.ts'

const lockName = (key: string) => fragment`hashtextextended(${`blob:${key}`}, 0)`

/** Locked while bytes are deleted from the store; false if another transaction holds them. */
export const tryLockRemoval = async (sql: Sql, key: string): Promise<boolean> => {
  const { rows } = await fragment<{ locked: boolean }>`select pg_try_advisory_xact_lock(${lockName(key)}) as locked`.execute(sql)
  return rows[0]?.locked === true
}

const waitForRemoval = (sql: Sql, key: string) => fragment`select pg_advisory_xact_lock_shared(${lockName(key)})`.execute(sql)

interface Store {
  readonly sql: Sql
  readonly services: { readonly blobs: BlobPort }
}

/**
 * Puts a content into the store. The same bytes may have lain there unnamed and be on their way out at this very moment: then they are
 * refused, because a row that names them would name nothing. Afterwards they are young, and nobody takes them away.
 */
export const putBlob = async ({ sql, services: { blobs } }: Store, content: Readable, maxBytes: number) => {
  const stored = await blobs.put(content, { maxBytes })
  await waitForRemoval(sql, stored.key)
  if (!(await blobs.stat(stored.key))) throw refuse('system_exception')
  return stored
}
