import type { Run, State, Task, Timer } from '@campus/flow/engine/state.ts'
import type { Selectable } from 'kysely'
import type { NewRow } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'

/** What the engine keeps of a run, a task and a timer beside the columns that lists and constraints read. */
type RunData = Omit<Run, 'id' | 'nodeId' | 'round' | 'status' | 'openedAt' | 'closedAt'>
type TaskData = Omit<
  Task,
  'id' | 'runId' | 'nodeId' | 'kind' | 'owner' | 'assignee' | 'status' | 'result' | 'decidedBy' | 'openedAt' | 'closedAt'
>
type TimerData = Pick<Timer, 'stage' | 'wait'>

interface Place {
  readonly instanceId: string
  readonly schoolId: string
}

export const rowOfRun = ({ instanceId, schoolId }: Place, run: Run) => {
  const { id, nodeId, round, status, openedAt, closedAt, ...data } = run
  return {
    id,
    school_id: schoolId,
    instance_id: instanceId,
    node_id: nodeId,
    round,
    state: status,
    data: data satisfies RunData,
    opened_at: openedAt,
    closed_at: closedAt,
  }
}

export const rowOfTask = ({ instanceId, schoolId }: Place, task: Task) => {
  const { id, runId, nodeId, kind, owner, assignee, status, result, decidedBy, openedAt, closedAt, ...data } = task
  return {
    id,
    school_id: schoolId,
    instance_id: instanceId,
    run_id: runId,
    node_id: nodeId,
    kind,
    owner_id: owner,
    assignee_id: assignee,
    state: status,
    result,
    decided_by: decidedBy,
    via_post_id: data.why.via === 'post' ? (data.why.post ?? null) : null,
    via_unit_id: data.why.via === 'leadership' ? (data.why.unit ?? null) : null,
    data: data satisfies TaskData,
    opened_at: openedAt,
    closed_at: closedAt,
  }
}

export const rowOfTimer = ({ instanceId, schoolId }: Place, timer: Timer, dueAt: Date): NewRow<'approval_timer'> => ({
  id: timer.id,
  school_id: schoolId,
  instance_id: instanceId,
  run_id: timer.runId,
  purpose: timer.purpose,
  data: JSON.stringify({ stage: timer.stage, wait: timer.wait } satisfies TimerData),
  due_at: dueAt,
})

/** The columns that make up the state. */
export const runColumns = ['id', 'node_id', 'round', 'state', 'data', 'opened_at', 'closed_at'] as const
export const taskColumns = [
  ...(['id', 'run_id', 'node_id', 'kind', 'owner_id', 'assignee_id'] as const),
  ...(['state', 'result', 'decided_by', 'data', 'opened_at', 'closed_at'] as const),
] as const
export const timerColumns = ['id', 'run_id', 'purpose', 'data'] as const

type RunRow = Pick<Selectable<DB['approval_run']>, (typeof runColumns)[number]>
type TaskRow = Pick<Selectable<DB['approval_task']>, (typeof taskColumns)[number]>
type TimerRow = Pick<Selectable<DB['approval_timer']>, (typeof timerColumns)[number]>

const runOf = (row: RunRow): Run => ({
  // Written by `rowOfRun` alone.
  ...(row.data as unknown as RunData),
  id: row.id,
  nodeId: row.node_id,
  round: row.round,
  status: row.state,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

const taskOf = (row: TaskRow): Task => ({
  ...(row.data as unknown as TaskData),
  id: row.id,
  runId: row.run_id,
  nodeId: row.node_id,
  kind: row.kind,
  owner: row.owner_id,
  assignee: row.assignee_id,
  status: row.state,
  result: row.result,
  decidedBy: row.decided_by,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

const timerOf = (row: TimerRow): Timer => ({
  ...(row.data as unknown as TimerData),
  id: row.id,
  runId: row.run_id,
  purpose: row.purpose,
})

export interface StateRows {
  readonly instance: Selectable<DB['approval_instance']>
  readonly runs: readonly RunRow[]
  readonly tasks: readonly TaskRow[]
  readonly timers: readonly TimerRow[]
}

export const stateOf = ({ instance, runs, tasks, timers }: StateRows): State => ({
  instanceId: instance.id,
  status: instance.state,
  how: instance.ended_how,
  starter: instance.starter_id,
  unit: instance.unit_id,
  values: instance.form_values as State['values'],
  picked: instance.picked as State['picked'],
  runs: runs.map(runOf),
  tasks: tasks.map(taskOf),
  timers: timers.map(timerOf),
  seq: instance.last_event,
  returnedStep: instance.returned_at_event,
  movedStep: instance.moved_at_event,
})
