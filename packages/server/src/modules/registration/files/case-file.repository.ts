import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'case_id', 'school_id', 'kind', 'name', 'size', 'blob_key', 'key_encrypted', 'place', 'created_at'] as const

export const listFiles = (sql: Sql, caseId: string) =>
  sql.selectFrom('registration_file').where('case_id', '=', caseId).select(columns).orderBy('created_at').orderBy('place').execute()
export type CaseFileRow = Awaited<ReturnType<typeof listFiles>>[number]

export const findFile = (sql: Sql, id: string) =>
  sql.selectFrom('registration_file').where('id', '=', id).select(columns).executeTakeFirst()

export const insertFile = (sql: Sql, row: NewRow<'registration_file'>) =>
  sql.insertInto('registration_file').values(row).returning(columns).executeTakeFirstOrThrow()

export const deleteFile = (sql: Sql, caseId: string, id: string) =>
  sql.deleteFrom('registration_file').where('case_id', '=', caseId).where('id', '=', id).returning('blob_key').execute()

/** All of them, or those that came before a moment. */
export const deleteFilesOf = (sql: Sql, caseIds: readonly string[], before?: Date) => {
  const files = sql.deleteFrom('registration_file').where('case_id', 'in', caseIds)
  return (before ? files.where('created_at', '<', before) : files).returning(['case_id', 'blob_key']).execute()
}

/** Those that may not be kept any longer, whatever becomes of their cases. */
export const listCasesWithOldFiles = (sql: Sql, before: Date, limit: number) =>
  sql
    .selectFrom('registration_file')
    .where('created_at', '<', before)
    .select(['case_id as id', 'school_id'])
    .distinct()
    .limit(limit)
    .execute()
