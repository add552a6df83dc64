import { sql as fragment } from 'kysely'
import { countRows } from '../../platform/db/paging.ts'
import type { Sql } from '../../platform/db/sql.ts'

const columns = [
  'id',
  'document_id',
  'token_encrypted',
  'note',
  'shows_file',
  'created_at',
  'expires_at',
  'ended_at',
  'views',
  'last_viewed_at',
] as const
export type ShareRow = Awaited<ReturnType<typeof listShares>>[number]

export const insertShare = (
  sql: Sql,
  row: {
    schoolId: string
    documentId: string
    holderId: string
    tokenHash: Buffer
    tokenEncrypted: Buffer
    note: string
    showsFile: boolean
    now: Date
    expiresAt: Date
  },
) =>
  sql
    .insertInto('document_share')
    .values({
      school_id: row.schoolId,
      document_id: row.documentId,
      holder_id: row.holderId,
      token_hash: row.tokenHash,
      token_encrypted: row.tokenEncrypted,
      note: row.note,
      shows_file: row.showsFile,
      expires_at: row.expiresAt,
      created_at: row.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const listShares = (sql: Sql, documentId: string) =>
  sql.selectFrom('document_share').where('document_id', '=', documentId).select(columns).orderBy('id', 'desc').limit(100).execute()

/** Serialises shares of a document, so that concurrent ones count each other. */
export const lockSharing = (sql: Sql, documentId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`document_share ${documentId}`}, 0))`.execute(sql)

export const countOpenShares = (sql: Sql, documentId: string, now: Date) =>
  countRows(
    sql.selectFrom('document_share').where('document_id', '=', documentId).where('ended_at', 'is', null).where('expires_at', '>', now),
  )

/** Counts the view in the statement that finds the share: an ended one is never shown. */
export const viewShare = (sql: Sql, tokenHash: Buffer, now: Date) =>
  sql
    .updateTable('document_share')
    .set((old) => ({ views: old('views', '+', 1), last_viewed_at: now }))
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'document_id', 'shows_file', 'expires_at'])
    .executeTakeFirst()

export const findOpenShare = (sql: Sql, tokenHash: Buffer, now: Date) =>
  sql
    .selectFrom('document_share')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['document_id', 'shows_file'])
    .executeTakeFirst()

/** The links to all documents of somebody that still open one. */
export const listOpenSharesOf = (sql: Sql, holderId: string, now: Date) =>
  sql
    .selectFrom('document_share')
    .where('holder_id', '=', holderId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'note', 'created_at'])
    .orderBy('id')
    .execute()

export const endShares = (sql: Sql, holderId: string, ids: readonly string[], now: Date) =>
  sql.updateTable('document_share').set({ ended_at: now }).where('holder_id', '=', holderId).where('id', 'in', ids).execute()

export const endAllShares = (sql: Sql, holderId: string, now: Date) =>
  sql.updateTable('document_share').set({ ended_at: now }).where('holder_id', '=', holderId).where('ended_at', 'is', null).execute()

export const endOwnShare = (sql: Sql, id: string, holderId: string, now: Date) =>
  sql
    .updateTable('document_share')
    .set((old) => ({ ended_at: old.fn.coalesce('ended_at', old.val(now)) }))
    .where('id', '=', id)
    .where('holder_id', '=', holderId)
    .returning('id')
    .executeTakeFirst()
