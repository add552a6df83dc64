import type { Sql } from '../../../platform/db/sql.ts'

export const listStarted = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('approval_instance')
    .where('school_id', '=', schoolId)
    .where('id', 'in', ids)
    .where('state', '<>', 'draft')
    .select(['id', 'top_id', 'process_id'])
    .orderBy('top_id')
    .orderBy('id')
    .execute()
