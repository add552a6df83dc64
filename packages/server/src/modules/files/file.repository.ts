import type { Sql } from '../../platform/sql.ts'

export const insertFile = (
  sql: Sql,
  row: { schoolId: string; ownerId: string; blobKey: string; size: number; contentType: string; name: string },
) =>
  sql
    .insertInto('file')
    .values({
      school_id: row.schoolId,
      owner_id: row.ownerId,
      blob_key: row.blobKey,
      size: row.size,
      content_type: row.contentType,
      name: row.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const columns = ['id', 'blob_key', 'size', 'content_type', 'name'] as const

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
    .select('id')
    .execute()
