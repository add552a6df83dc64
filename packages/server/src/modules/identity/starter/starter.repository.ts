import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertTypes = (sql: Sql, rows: readonly NewRow<'photo_type'>[]) => sql.insertInto('photo_type').values(rows).execute()
