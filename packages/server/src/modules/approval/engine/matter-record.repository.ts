import type { Sql } from '../../../platform/db/sql.ts'

/** The records of other areas that these instances decide about. */
export const listRecords = (sql: Sql, instanceIds: readonly string[]) =>
  sql
    .selectFrom('approval_instance')
    .where('id', 'in', instanceIds)
    .where('matter', 'is not', null)
    .select(['matter', 'matter_id'])
    .orderBy('matter_id')
    .execute()

export const findDueAt = async (sql: Sql, instanceId: string) =>
  (
    await sql
      .selectFrom('approval_task')
      .where('instance_id', '=', instanceId)
      .where('state', '=', 'open')
      .select((row) => row.fn.min('due_at').as('due_at'))
      .executeTakeFirst()
  )?.due_at

/** The last decision of a person in an instance. */
export const findLastDecision = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_event')
    .where('instance_id', '=', instanceId)
    .where('kind', '=', 'task_decided')
    .where('actor_id', 'is not', null)
    .select(['actor_id', 'data'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
