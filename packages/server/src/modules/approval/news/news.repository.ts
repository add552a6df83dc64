import type { Sql } from '../../../platform/db/sql.ts'

/** Where the tasks that messages speak of belong. */
export const listTaskPlaces = (sql: Sql, taskIds: readonly string[]) =>
  sql.selectFrom('approval_task').where('id', 'in', taskIds).select(['id', 'instance_id', 'node_id']).execute()
