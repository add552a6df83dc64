import type { OperationName } from '@campus/contract/approval/node-people.ts'
import type { DecisionNode, ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { TaskAction } from '../actions.ts'
import type { Run, Task } from '../state.ts'
import { nodeOf, Refused, runOf, taskOf, type Work } from '../work.ts'

export interface Acting {
  readonly task: Task
  readonly run: Run
  readonly node: ProcessNode
}

const mayAct = ({ by, as }: TaskAction, task: Task, node: ProcessNode, starter: string) => {
  if (as === undefined) {
    if (task.assignee !== by) throw new Refused('not_your_task')
    return
  }
  if (by === starter) throw new Refused('own_request')
  if (as === 'overseer' && !('overseen' in node.props && node.props.overseen && task.kind === 'vote')) throw new Refused('not_allowed_here')
  if (as === 'administrator' && task.kind === 'resubmit') throw new Refused('not_allowed_here')
}

/** The open task that an action is about, of somebody who may act on it. */
export const actingOn = (work: Work, action: TaskAction): Acting => {
  const task = taskOf(work, action.taskId)
  const node = nodeOf(work, task.nodeId)
  mayAct(action, task, node, work.state().starter)
  if (task.status !== 'open') throw new Refused('task_not_open')
  return { task, run: runOf(work, task.runId), node }
}

/** A vote of a node that people decide; opinions, failures and the starter's own form are none. */
export const votingOn = (work: Work, action: TaskAction): Acting & { readonly node: DecisionNode } => {
  const acting = actingOn(work, action)
  const { node } = acting
  if (acting.task.kind !== 'vote' || !isDecision(node)) throw new Refused('not_allowed_here')
  return { ...acting, node }
}

/** Administrators act past the buttons of a node, openly. */
export const requireOperation = (node: DecisionNode, operation: OperationName, { as }: TaskAction): void => {
  if (as !== 'administrator' && !node.props.operationPerm[operation].show) throw new Refused('not_allowed_here')
}

export const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== ''

export const requireWords = ({ comment }: Pick<TaskAction, 'comment'>): void => {
  if (!hasWords(comment?.text)) throw new Refused('words_required')
}
