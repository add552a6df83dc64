import type { Sql } from '../../../platform/db/sql.ts'

/** Imports that nobody works on any more and whose lines are still there. */
export const listOldImports = (sql: Sql, before: Date) =>
  sql
    .selectFrom('person_import')
    .where('created_at', '<', before)
    .where('state', 'not in', ['reading', 'running'])
    .where((row) =>
      row.exists(
        row
          .selectFrom('person_import_line')
          .whereRef('person_import_line.import_id', '=', 'person_import.id')
          .select('person_import_line.line'),
      ),
    )
    .select('id')
    .execute()

/** Answers how many. */
export const deleteImportLines = async (sql: Sql, importId: string): Promise<number> => {
  const [deleted] = await sql.deleteFrom('person_import_line').where('import_id', '=', importId).execute()
  return Number(deleted?.numDeletedRows ?? 0)
}

export const listUnspelt = (sql: Sql, limit: number) =>
  sql.selectFrom('person').where('name_spelling', '=', '').where('name', '<>', '').select(['id', 'name']).limit(limit).execute()

export const keepSpelling = (sql: Sql, id: string, spelling: string) =>
  sql.updateTable('person').set({ name_spelling: spelling }).where('id', '=', id).execute()
