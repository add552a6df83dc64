import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertSource = (sql: Sql, row: NewRow<'academic_source'>) => sql.insertInto('academic_source').values(row).execute()
