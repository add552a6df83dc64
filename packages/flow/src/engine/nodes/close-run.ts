import type { How, Run, RunStatus } from '../state.ts'
import { isPending, tasksOf, type Work } from '../work.ts'

/** Takes the pending tasks of a run back. Who had one is told that it is gone. */
const cancelTasks = (work: Work, runId: string): void => {
  for (const { id, assignee, status } of tasksOf(work.state(), runId).filter(isPending)) {
    work.add({ kind: 'task_cancelled', taskId: id })
    if (status === 'open' && assignee !== work.by) work.cause({ kind: 'notify', about: 'task_gone', to: [assignee], taskId: id, runId })
  }
}

export const clearTimers = (work: Work, runId: string): void => {
  for (const { id } of work.state().timers.filter((timer) => timer.runId === runId)) {
    work.add({ kind: 'timer_cleared', timerId: id })
    work.cause({ kind: 'clear_timer', timerId: id })
  }
}

const cancelChildren = (work: Work, { children }: Run) => {
  for (const { id } of children.filter(({ isEnded }) => !isEnded)) work.cause({ kind: 'cancel_child', childId: id })
}

/** Closes a run with its tasks, timers and child instances, and cancels what runs inside of it. */
export const closeRun = (work: Work, run: Run, status: Exclude<RunStatus, 'active'>, how: How | null): void => {
  for (const inner of work.state().runs.filter(({ parent, status }) => parent === run.id && status === 'active'))
    closeRun(work, inner, 'cancelled', null)
  cancelTasks(work, run.id)
  clearTimers(work, run.id)
  cancelChildren(work, run)
  work.add({ kind: 'run_closed', runId: run.id, status, how })
}
