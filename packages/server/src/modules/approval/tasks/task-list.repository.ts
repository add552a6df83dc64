import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'

/** After the last row that one has, or for those who count pages so many rows further down. */
export interface ListPage extends FromCursor {
  readonly skip: number
}

export interface TaskFilter {
  readonly personId: string
  readonly state: 'open' | 'done'
  readonly processId: string | undefined
  readonly startedFrom: Date | undefined
  readonly startedUntil: Date | undefined
  /** The same by days, of which the last is over before this. */
  readonly from: Date | undefined
  readonly before: Date | undefined
  readonly keyword: string | undefined
  readonly overdueAt: Date | undefined
  readonly held: 'mine' | 'for_others' | 'all'
}

const tasks = (sql: Sql, filter: TaskFilter) => {
  let query = sql
    .selectFrom('approval_task as task')
    .innerJoin('approval_instance as instance', 'instance.id', 'task.instance_id')
    .where('task.assignee_id', '=', filter.personId)
    .where('task.state', '=', filter.state)
  if (filter.processId) query = query.where('instance.process_id', '=', filter.processId)
  if (filter.startedFrom) query = query.where('instance.started_at', '>=', filter.startedFrom)
  if (filter.startedUntil) query = query.where('instance.started_at', '<=', filter.startedUntil)
  if (filter.from) query = query.where('instance.started_at', '>=', filter.from)
  if (filter.before) query = query.where('instance.started_at', '<', filter.before)
  if (filter.overdueAt) query = query.where('task.due_at', '<', filter.overdueAt)
  if (filter.held === 'mine') query = query.whereRef('task.owner_id', '=', 'task.assignee_id')
  if (filter.held === 'for_others') query = query.whereRef('task.owner_id', '<>', 'task.assignee_id')
  if (filter.keyword) {
    const words = containing(filter.keyword.toLowerCase())
    query = query
      .innerJoin('person as asker', 'asker.id', 'instance.starter_id')
      .where((row) =>
        row.or([
          row('instance.search_text', 'like', words),
          row('asker.search_text', 'like', words),
          row(fragment<string>`instance.number::text`, 'like', words),
        ]),
      )
  }
  return query
}

export const countTasks = (sql: Sql, filter: TaskFilter) => countRows(tasks(sql, filter))

export const listProcessesOfTasks = (sql: Sql, schoolId: string, filter: TaskFilter) =>
  sql
    .selectFrom('approval_process as process')
    .where('process.school_id', '=', schoolId)
    .where('process.id', 'in', tasks(sql, filter).select('instance.process_id'))
    .select(['process.id', 'process.name', 'process.name_en', 'process.name_tw'])
    .orderBy('process.id')
    .execute()

export type TaskListRow = Awaited<ReturnType<typeof listTasks>>[number]

/** Goes on below the task of the cursor. What is done stands in the order in which it was done, so that time is looked up. */
const below = (among: ReturnType<typeof tasks>, state: TaskFilter['state'], cursor: string) =>
  state === 'open'
    ? among.where('task.id', '<', cursor)
    : among.where(fragment<boolean>`(task.closed_at, task.id) < (select closed_at, id from approval_task where id = ${cursor})`)

export const listTasks = (sql: Sql, filter: TaskFilter, { cursor, limit, skip }: ListPage) => {
  const among = tasks(sql, filter)
  const after = cursor === undefined ? among : below(among, filter.state, cursor)
  const skipped = skip === 0 ? after : after.offset(skip)
  const ordered = filter.state === 'open' ? skipped : skipped.orderBy('task.closed_at', 'desc')
  return ordered
    .innerJoin('approval_version as version', 'version.id', 'instance.version_id')
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .select([
      'task.id',
      'task.node_id',
      'task.owner_id',
      'task.assignee_id',
      'task.result',
      'task.opened_at',
      'task.closed_at',
      'task.due_at',
      'task.instance_id',
      'instance.number',
      'instance.process_id',
      'instance.version_id',
      'instance.earlier_version_ids',
      'instance.parent_id',
      'instance.starter_id',
      'instance.unit_id',
      'instance.card',
      'instance.started_at',
      'version.number as version_number',
      'process.name as process_name',
      'process.name_en as process_name_en',
      'process.name_tw as process_name_tw',
    ])
    .orderBy('task.id', 'desc')
    .limit(limit)
    .execute()
}
