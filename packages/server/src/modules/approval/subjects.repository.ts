import type { Sql } from '../../platform/db/sql.ts'

export const findTask = (sql: Sql, id: string, schoolId: string) =>
  sql
    .selectFrom('approval_task')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .select(['instance_id', 'state', 'assignee_id'])
    .executeTakeFirst()
