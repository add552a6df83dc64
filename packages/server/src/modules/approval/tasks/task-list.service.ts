import type { ShownPerson, TaskRow } from '@campus/contract/approval/office-page.ts'
import type { doneList, todoList } from '@campus/contract/approval/task-lists.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { rowsBefore } from './page-number.ts'
import { countTasks, listTasks, type TaskFilter, type TaskListRow } from './task-list.repository.ts'

type Narrowed = Omit<InputOf<typeof todoList>, 'cursor' | 'pageNo' | 'pageSize'>

export const tasksOf = async (ctx: CallerCtx, given: Narrowed, state: TaskFilter['state']): Promise<TaskFilter> => ({
  ...(await daysAtSchool(ctx, given)),
  personId: ctx.caller.personId,
  state,
  processId: given.code,
  startedFrom: given.startTimes?.[0] ? new Date(given.startTimes[0]) : undefined,
  startedUntil: given.startTimes?.[1] ? new Date(given.startTimes[1]) : undefined,
  keyword: given.keyword || undefined,
  overdueAt: given.overdue ? ctx.now() : undefined,
  held: given.held,
})

interface Shown {
  readonly person: (id: string) => ShownPerson
  readonly unit: (id: string | null) => string
}

const presentTask = async (ctx: CallerCtx, row: TaskListRow, { person, unit }: Shown): Promise<TaskRow> => {
  const process = await readProcessOf(ctx.sql, row)
  const { settings } = process
  const isForOther = row.owner_id !== row.assignee_id
  return {
    taskId: row.id,
    taskName: nodeIn(process, row.node_id)?.name ?? '',
    nodeId: row.node_id,
    instanceId: row.instance_id,
    number: row.number,
    processId: row.process_id,
    processDefName: say([row.process_name, row.process_name_en, row.process_name_tw], ctx.language),
    version: row.version_number,
    superInstanceId: row.parent_id,
    owner: person(row.starter_id),
    ownerDept: unit(row.unit_id),
    formAbstracts: row.card as TaskRow['formAbstracts'],
    createTime: (row.started_at ?? row.opened_at).toISOString(),
    taskCreateTime: row.opened_at.toISOString(),
    dueTime: row.due_at?.toISOString() ?? null,
    isOverdue: row.due_at !== null && row.due_at < (row.closed_at ?? ctx.now()),
    forOther: isForOther ? person(row.owner_id) : null,
    mayBatch: settings.batch && !settings.sign,
  }
}

const listOf = async (ctx: CallerCtx, given: InputOf<typeof todoList>, state: TaskFilter['state']) => {
  const filter = await tasksOf(ctx, given, state)
  const { rows, nextCursor } = await readFromCursor(
    given,
    (from) => listTasks(ctx.sql, filter, { ...from, skip: rowsBefore(given) }),
    (row) => row,
  )
  const shown: Shown = {
    person: await shownPeople(
      ctx,
      rows.flatMap((row) => [row.starter_id, row.owner_id]),
    ),
    unit: await shownUnits(
      ctx,
      rows.map(({ unit_id }) => unit_id),
    ),
  }
  const presented: { row: TaskListRow; task: TaskRow }[] = []
  for (const row of rows) presented.push({ row, task: await presentTask(ctx, row, shown) })
  return { presented, total: await countTasks(ctx.sql, filter), nextCursor }
}

export const listTodo = async (ctx: CallerCtx, given: InputOf<typeof todoList>): Promise<OutputOf<typeof todoList>> => {
  const { presented, ...page } = await listOf(ctx, given, 'open')
  return { rows: presented.map(({ task }) => task), ...page }
}

export const listDone = async (ctx: CallerCtx, given: InputOf<typeof doneList>): Promise<OutputOf<typeof doneList>> => {
  const { presented, ...page } = await listOf(ctx, given, 'done')
  return {
    rows: presented.map(({ row, task }) => ({
      ...task,
      taskResult: row.result ?? '',
      taskEndTime: (row.closed_at ?? row.opened_at).toISOString(),
    })),
    ...page,
  }
}
