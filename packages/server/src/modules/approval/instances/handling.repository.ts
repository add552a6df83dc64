import type { Sql } from '../../../platform/db/sql.ts'

/** Those of the tasks that wait for somebody, with the family to which they belong. */
export const findTasks = (sql: Sql, ids: readonly string[], assigneeId: string) =>
  sql
    .selectFrom('approval_task')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_task.instance_id')
    .where('approval_task.id', 'in', ids)
    .where('approval_task.assignee_id', '=', assigneeId)
    .where('approval_task.state', '=', 'open')
    .select(['approval_task.id', 'approval_task.instance_id', 'approval_instance.top_id', 'approval_instance.process_id'])
    .execute()

/** What was written into a form after this event. */
export const listWrittenAfter = (sql: Sql, instanceId: string, seq: number) =>
  sql
    .selectFrom('approval_event')
    .where('instance_id', '=', instanceId)
    .where('seq', '>', seq)
    .where('kind', '=', 'values_written')
    .select('data')
    .execute()

interface Signed {
  readonly instanceId: string
  readonly taskId: string
  readonly fileId: string
}

export const setSignature = (sql: Sql, { instanceId, taskId, fileId }: Signed) =>
  sql
    .updateTable('approval_task')
    .set({ signature_file_id: fileId })
    .where('id', '=', taskId)
    .where('instance_id', '=', instanceId)
    .execute()
