import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertRecord = (sql: Sql, row: NewRow<'student_record'>) =>
  sql.insertInto('student_record').values(row).returning('id').executeTakeFirstOrThrow()

export type RecordColumns = Omit<NewRow<'student_record'>, 'id' | 'school_id' | 'person_id' | 'source_id' | 'created_at'>

export const updateRecord = (sql: Sql, id: string, row: Partial<RecordColumns>) =>
  sql.updateTable('student_record').set(row).where('id', '=', id).execute()
