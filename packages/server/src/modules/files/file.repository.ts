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

export const findOwnFile = (sql: Sql, id: string, ownerId: string) =>
  sql
    .selectFrom('file')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .select(['id', 'blob_key', 'size', 'content_type', 'name'])
    .executeTakeFirst()
