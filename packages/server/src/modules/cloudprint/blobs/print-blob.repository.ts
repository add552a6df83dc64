import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertBlob = (sql: Sql, row: NewRow<'print_blob'>) =>
  sql.insertInto('print_blob').values(row).returning('id').executeTakeFirstOrThrow()

export const findBlob = (sql: Sql, id: string) =>
  sql.selectFrom('print_blob').where('id', '=', id).select(['blob_key', 'key_encrypted', 'content_type', 'size']).executeTakeFirst()

const isUnneeded = fragment<boolean>`not exists (
  select from print_file where print_file.source_id = print_blob.id or print_file.content_id = print_blob.id
) and not exists (select from library_file where library_file.content_id = print_blob.id)`

/** Those that no file and nothing in the library needs any more. */
export const deleteUnneeded = (sql: Sql, ids: readonly string[]) =>
  sql.deleteFrom('print_blob').where('id', 'in', ids).where(isUnneeded).returning('blob_key').execute()

export const listUnneeded = (sql: Sql, before: Date, limit: number) =>
  sql.selectFrom('print_blob').where('created_at', '<', before).where(isUnneeded).select('id').limit(limit).execute()
