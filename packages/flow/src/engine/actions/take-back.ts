import { isDecision, type TreeIndex } from '../../process/tree.ts'
import type { TaskAction } from '../actions.ts'
import { closeRun } from '../nodes/close-run.ts'
import { waitForStage } from '../nodes/time-limits.ts'
import type { Run, State, Task } from '../state.ts'
import { nodeOf, Refused, runOf, taskOf, type Work } from '../work.ts'

/** What leaves the house cannot be called back. */
const leavesTrace = (index: TreeIndex, { nodeId }: Run) => ['TRIGGER', 'SUBPROC'].includes(index.get(nodeId)?.node.type ?? 'TRIGGER')

const isOpenOr = ({ status, closedStep }: Run, step: number) => status === 'active' || closedStep === step

/** The run of the vote and the gateways around it are open, or this very vote closed them. */
const canReopen = (state: State, runId: string | null, step: number): boolean => {
  const run = state.runs.find(({ id }) => id === runId)
  if (!run) return runId === null
  return isOpenOr(run, step) && run.status !== 'cancelled' && canReopen(state, run.parent, step)
}

/** Nothing that the vote opened was handled by somebody, or has fired. */
const isUntouched = (index: TreeIndex, { runs, tasks }: State, step: number) => {
  const opened = runs.filter(({ openedStep }) => openedStep === step)
  const turned = tasks.filter(({ openedStep, readyStep }) => openedStep === step || readyStep === step)
  return (
    opened.every((run) => isOpenOr(run, step) && !leavesTrace(index, run)) && turned.every(({ touchedStep }) => (touchedStep ?? 0) <= step)
  )
}

const reopenRuns = (work: Work, step: number) => {
  for (const { id, nodeId } of work.state().runs.filter(({ openedStep, closedStep }) => openedStep < step && closedStep === step)) {
    work.add({ kind: 'run_reopened', runId: id })
    const node = nodeOf(work, nodeId)
    if (isDecision(node)) waitForStage(work, id, node, 0)
  }
  for (const { id, branches } of work.state().runs.filter(({ status }) => status === 'active'))
    for (const branch of branches.filter(({ finishedStep }) => finishedStep === step))
      work.add({ kind: 'branch_reopened', runId: id, branch: branch.id })
}

const reopenTasks = (work: Work, own: Task, step: number, { comment }: TaskAction) => {
  for (const task of work.state().tasks.filter(({ openedStep, closedStep }) => openedStep < step && closedStep === step)) {
    work.add({ kind: 'task_reopened', taskId: task.id, comment: task.id === own.id ? comment : undefined })
    if (task.id !== own.id && task.statusBefore === 'open')
      work.cause({ kind: 'notify', about: 'task', to: [task.assignee], taskId: task.id, runId: task.runId })
  }
}

/** What this vote itself sent back is on its way: the step that it opened again is no step behind it. */
const hasSentBack = ({ runs }: State, step: number) => runs.some(({ openedStep, isReturn }) => openedStep === step && isReturn)

/** Why a vote cannot be taken back by somebody; undefined where it can. Screens offer what the engine allows. */
export const takeBackFault = (index: TreeIndex, state: State, task: Task, by: string): 'not_your_task' | 'too_late' | undefined => {
  if (task.decidedBy !== by || task.isSkipped || task.kind !== 'vote') return 'not_your_task'
  const { closedStep: step, status, runId } = task
  if (state.status !== 'running' || status !== 'done' || step === null || state.movedStep >= step) return 'too_late'
  if (hasSentBack(state, step) || !canReopen(state, runId, step) || !isUntouched(index, state, step)) return 'too_late'
  return undefined
}

/**
 * Takes one's own vote back as long as nothing behind it was touched. What the vote opened is cancelled, what it closed is open again: the
 * run, the votes that were no longer needed, and a join.
 */
export const takeBack = (work: Work, action: Extract<TaskAction, { kind: 'revoke' }>): void => {
  const task = taskOf(work, action.taskId)
  const state = work.state()
  const fault = takeBackFault(work.index, state, task, action.by)
  const step = task.closedStep
  if (fault !== undefined || step === null) throw new Refused(fault ?? 'too_late')
  // A gateway takes along what runs inside of it.
  for (const { id } of state.runs.filter(({ openedStep }) => openedStep === step)) {
    const run = runOf(work, id)
    if (run.status !== 'cancelled') closeRun(work, run, 'cancelled', null)
  }
  for (const added of state.tasks.filter(
    ({ openedStep, runId, status }) => openedStep === step && runId === task.runId && status !== 'cancelled',
  ))
    work.add({ kind: 'task_cancelled', taskId: added.id })
  reopenRuns(work, step)
  reopenTasks(work, task, step, action)
  work.todo.push({ kind: 'settle', runId: task.runId })
}
