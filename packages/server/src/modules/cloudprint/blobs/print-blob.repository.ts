import type { NewRow, Sql } from '../../../platform/sql.ts'

export const insertBlob = (sql: Sql, row: NewRow<'print_blob'>) =>
  sql.insertInto('print_blob').values(row).returning('id').executeTakeFirstOrThrow()

export const findBlob = (sql: Sql, id: string) =>
  sql.selectFrom('print_blob').where('id', '=', id).select(['blob_key', 'key_sealed', 'content_type', 'size']).executeTakeFirst()

export const findByKey = (sql: Sql, blobKey: string) =>
  sql.selectFrom('print_blob').where('blob_key', '=', blobKey).select('id').limit(1).executeTakeFirst()

/** Those that no file and nothing in the library needs any more. */
export const deleteUnneeded = (sql: Sql, ids: readonly string[]) =>
  sql
    .deleteFrom('print_blob')
    .where('id', 'in', ids)
    .where((row) => {
      const ofFile = row.selectFrom('print_file').select('print_file.id')
      const ofLibrary = row.selectFrom('library_file').select('library_file.id')
      return row.not(
        row.or([
          row.exists(ofFile.whereRef('print_file.source_id', '=', 'print_blob.id')),
          row.exists(ofFile.whereRef('print_file.content_id', '=', 'print_blob.id')),
          row.exists(ofLibrary.whereRef('library_file.content_id', '=', 'print_blob.id')),
        ]),
      )
    })
    .returning('blob_key')
    .execute()
