import type { Sql } from '../../../platform/db/sql.ts'

/** Whether somebody had or has a task of an instance, or a copy of it. */
export const findPart = (sql: Sql, instanceId: string, personId: string) =>
  sql
    .selectNoFrom((row) => [
      row
        .exists(
          row
            .selectFrom('approval_task')
            .where('instance_id', '=', instanceId)
            .where((task) =>
              task.or([task('owner_id', '=', personId), task('assignee_id', '=', personId), task('decided_by', '=', personId)]),
            )
            .select('id'),
        )
        .as('has_task'),
      row
        .exists(row.selectFrom('approval_copy').where('instance_id', '=', instanceId).where('person_id', '=', personId).select('person_id'))
        .as('has_copy'),
    ])
    .executeTakeFirstOrThrow()

export const findUnitOfStarter = async (sql: Sql, starterId: string) =>
  (await sql.selectFrom('person').where('id', '=', starterId).select('org_unit_id').executeTakeFirst())?.org_unit_id ?? null
