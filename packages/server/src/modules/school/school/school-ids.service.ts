import type { Sql } from '../../../platform/db/sql.ts'

export const listSchoolIds = async (sql: Sql) => (await sql.selectFrom('school').select('id').orderBy('id').execute()).map(({ id }) => id)
