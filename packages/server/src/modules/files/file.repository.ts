import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../platform/db/sql.ts'

/** What a file was brought or made for; only those of forms are what a form may name. */
export type FileUse = Column<'file', 'use'>

export const insertFile = (
  sql: Sql,
  row: {
    schoolId: string
    ownerId: string
    blobKey: string
    keyEncrypted?: Buffer | null
    size: number
    contentType: string
    name: string
    use: FileUse
  },
) =>
  sql
    .insertInto('file')
    .values({
      school_id: row.schoolId,
      owner_id: row.ownerId,
      blob_key: row.blobKey,
      key_encrypted: row.keyEncrypted ?? null,
      size: row.size,
      content_type: row.contentType,
      name: row.name,
      use: row.use,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Held until the transaction ends: one file of a person is added at a time. */
export const lockFilesOf = (sql: Sql, ownerId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`files:${ownerId}`}, 0))`.execute(sql)

/** The bytes of what a person brought; previews are made by the server and go after a day. */
export const sumFilesOf = async (sql: Sql, ownerId: string): Promise<number> => {
  const row = await sql
    .selectFrom('file')
    .where('owner_id', '=', ownerId)
    .where('use', '!=', 'preview')
    .select((file) => file.fn.coalesce(file.fn.sum<string>('size'), file.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

const columns = ['id', 'blob_key', 'key_encrypted', 'size', 'content_type', 'name'] as const

export const findOwnFile = (sql: Sql, id: string, ownerId: string) =>
  sql.selectFrom('file').where('id', '=', id).where('owner_id', '=', ownerId).select(columns).executeTakeFirst()

export const findFile = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('file').where('id', '=', id).where('school_id', '=', schoolId).select(columns).executeTakeFirst()

export const listOwnPictures = (sql: Sql, ids: readonly string[], ownerId: string) =>
  sql
    .selectFrom('file')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('content_type', 'like', 'image/%')
    .where('use', '=', 'form')
    .select('id')
    .execute()

export const listFilesOf = (sql: Sql, ownerId: string) =>
  sql
    .selectFrom('file')
    .where('owner_id', '=', ownerId)
    .select([...columns, 'use', 'created_at'])
    .orderBy('id')
    .execute()

export const findFileFor = (sql: Sql, use: FileUse, id: string, ownerIds: readonly string[]) =>
  sql.selectFrom('file').where('id', '=', id).where('use', '=', use).where('owner_id', 'in', ownerIds).select(columns).executeTakeFirst()

export const listFilesBefore = (sql: Sql, use: FileUse, before: Date, limit: number) =>
  sql.selectFrom('file').where('use', '=', use).where('created_at', '<', before).select('id').limit(limit).execute()

export const deleteFiles = (sql: Sql, ids: readonly string[]) =>
  sql.deleteFrom('file').where('id', 'in', ids).returning('blob_key').execute()
