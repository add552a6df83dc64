import type { FlowEvent } from './changes.ts'
import { newState, type Run, type State, type Task } from './state.ts'

const withRun = (state: State, id: string, change: (run: Run) => Run): State => ({
  ...state,
  runs: state.runs.map((run) => (run.id === id ? change(run) : run)),
})
const withTask = (state: State, id: string, change: (task: Task) => Task): State => ({
  ...state,
  tasks: state.tasks.map((task) => (task.id === id ? change(task) : task)),
})

type Applied<Kind extends FlowEvent['kind']> = (state: State, event: Extract<FlowEvent, { kind: Kind }>) => State

const without = (values: State['values'], removed: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !removed.includes(id)))

const withoutTimer = (state: State, { timerId }: { readonly timerId: string }): State => ({
  ...state,
  timers: state.timers.filter(({ id }) => id !== timerId),
})

const asIs = (state: State) => state

const statusBefore = ({ status }: Task) => (status === 'waiting' || status === 'open' ? status : null)

/** What each fact makes of the state. The rows of an instance are this and nothing else. */
const applied: { readonly [Kind in FlowEvent['kind']]: Applied<Kind> } = {
  started: (state, { starter, unit, values }) => ({ ...state, status: 'running', starter, unit, values }),
  adopted: (state, { starter, unit, values, result }) => ({ ...state, status: result, starter, unit, values }),
  picked: (state, { people }) => ({ ...state, picked: { ...state.picked, ...people } }),
  values_written: (state, { after, removed }) => ({ ...state, values: { ...without(state.values, removed), ...after } }),
  run_opened: (state, { run, step, at }) => ({
    ...state,
    runs: [
      ...state.runs,
      {
        ...run,
        status: 'active',
        how: null,
        failures: 0,
        children: [],
        urgedAt: null,
        openedStep: step,
        closedStep: null,
        openedAt: at,
        closedAt: null,
      },
    ],
  }),
  run_closed: (state, { runId, status, how, step, at }) =>
    withRun(state, runId, (run) => ({ ...run, status, how, closedStep: step, closedAt: at })),
  run_reopened: (state, { runId }) =>
    withRun(state, runId, (run) => ({ ...run, status: 'active', how: null, closedStep: null, closedAt: null })),
  branch_finished: (state, { runId, branch, step }) =>
    withRun(state, runId, (run) => ({
      ...run,
      branches: run.branches.map((each) => (each.id === branch ? { ...each, finishedStep: step } : each)),
    })),
  branch_reopened: (state, { runId, branch }) =>
    withRun(state, runId, (run) => ({
      ...run,
      branches: run.branches.map((each) => (each.id === branch ? { ...each, finishedStep: null } : each)),
    })),
  task_opened: (state, { task, step, at }) => ({
    ...state,
    tasks: [
      ...state.tasks,
      {
        ...task,
        result: null,
        decidedBy: null,
        openedStep: step,
        readyStep: task.status === 'open' ? step : null,
        touchedStep: null,
        closedStep: null,
        statusBefore: null,
        openedAt: at,
        closedAt: null,
      },
    ],
  }),
  task_ready: (state, { taskId, step }) => withTask(state, taskId, (task) => ({ ...task, status: 'open', readyStep: step })),
  task_waiting: (state, { taskId }) => withTask(state, taskId, (task) => ({ ...task, status: 'waiting', readyStep: null })),
  task_decided: (state, { taskId, result, by, step, at }) =>
    withTask(state, taskId, (task) => ({
      ...task,
      status: 'done',
      result,
      decidedBy: task.isSkipped ? task.assignee : by,
      touchedStep: task.isSkipped ? task.touchedStep : step,
      closedStep: step,
      statusBefore: statusBefore(task),
      closedAt: at,
    })),
  task_cancelled: (state, { taskId, step, at }) =>
    withTask(state, taskId, (task) => ({ ...task, status: 'cancelled', closedStep: step, statusBefore: statusBefore(task), closedAt: at })),
  task_reopened: (state, { taskId }) =>
    withTask(state, taskId, (task) => ({
      ...task,
      status: task.statusBefore ?? 'open',
      result: null,
      decidedBy: null,
      closedStep: null,
      statusBefore: null,
      closedAt: null,
    })),
  task_given: (state, { taskId, owner, assignee, why, step }) =>
    withTask(state, taskId, (task) => ({ ...task, owner, assignee, why, isSkipped: false, touchedStep: step })),
  people_added: (state, { taskId, step }) => withTask(state, taskId, (task) => ({ ...task, touchedStep: step })),
  timer_set: (state, { timer }) => ({ ...state, timers: [...state.timers, timer] }),
  timer_cleared: withoutTimer,
  timer_fired: withoutTimer,
  trigger_failed: (state, { runId }) => withRun(state, runId, (run) => ({ ...run, failures: run.failures + 1 })),
  trigger_retried: (state, { runId }) => withRun(state, runId, (run) => ({ ...run, failures: 0 })),
  children_started: (state, { runId, children }) =>
    withRun(state, runId, (run) => ({ ...run, children: children.map((id) => ({ id, isEnded: false })) })),
  child_ended: (state, { runId, childId }) =>
    withRun(state, runId, (run) => ({
      ...run,
      children: run.children.map((child) => (child.id === childId ? { ...child, isEnded: true } : child)),
    })),
  copied: asIs,
  returned: (state, { step }) => ({ ...state, returnedStep: step }),
  commented: asIs,
  urged: (state, { runIds, at }) => runIds.reduce((state, id) => withRun(state, id, (run) => ({ ...run, urgedAt: at })), state),
  moved: (state, { step }) => ({ ...state, movedStep: step }),
  ended: (state, { result, how }) => ({ ...state, status: result, how }),
}

export const apply = (state: State, event: FlowEvent): State => {
  const change = applied[event.kind] as (state: State, event: FlowEvent) => State
  return { ...change(state, event), seq: event.seq }
}

/** The state of an instance from its events alone. */
export const replay = (instanceId: string, events: readonly FlowEvent[]): State => events.reduce(apply, newState(instanceId))
