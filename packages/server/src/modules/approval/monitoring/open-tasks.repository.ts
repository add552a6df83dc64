import { onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface OpenTaskFilter {
  readonly schoolId: string
  readonly processId: string | undefined
}

const openTasks = (sql: Sql, { schoolId, processId }: OpenTaskFilter) => {
  const tasks = sql
    .selectFrom('approval_task as task')
    .innerJoin('approval_instance as instance', 'instance.id', 'task.instance_id')
    .where('task.school_id', '=', schoolId)
    .where('task.state', '=', 'open')
  return processId ? tasks.where('instance.process_id', '=', processId) : tasks
}

export const countAsked = async (sql: Sql, filter: OpenTaskFilter) =>
  (
    await openTasks(sql, filter)
      .select((row) => row.fn.count<number>('task.assignee_id').distinct().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const listByAssignee = (sql: Sql, filter: OpenTaskFilter, now: Date, page: Page) =>
  onPage(
    openTasks(sql, filter)
      .groupBy('task.assignee_id')
      .select((row) => [
        'task.assignee_id',
        row.fn.countAll<number>().as('open'),
        row.fn.countAll<number>().filterWhere('task.due_at', '<', now).as('overdue'),
        row.fn.min('task.opened_at').as('oldest_at'),
      ])
      .orderBy('overdue', 'desc')
      .orderBy('open', 'desc')
      .orderBy('task.assignee_id'),
    page,
  ).execute()
