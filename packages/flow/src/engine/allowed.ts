import type { OperationName } from '@campus/contract/approval/node-people.ts'
import type { Process } from '../process/process.ts'
import { indexOf, isDecision } from '../process/tree.ts'
import { returnTargets } from './nodes/going-back.ts'
import type { State, Task } from './state.ts'

export type TaskOperation = OperationName | 'retry'

const decisions: readonly OperationName[] = ['refuse', 'transfer', 'delegate', 'beforeAdd', 'afterAdd', 'recall']

/** The buttons of a task for its assignee. */
export const allowedOperations = ({ tree }: Process, { kind, status, nodeId }: Task): readonly TaskOperation[] => {
  const node = indexOf(tree).get(nodeId)?.node
  if (status !== 'open' || !node) return []
  if (kind === 'resubmit') return ['complete', 'cancel']
  if (kind === 'opinion') return ['complete']
  if (kind === 'failure') return ['retry', 'agree', 'refuse']
  if (!isDecision(node)) return []
  const yes = node.type === 'TASK' ? 'complete' : 'agree'
  return [yes, ...decisions].filter((name): name is OperationName => node.props.operationPerm[name as OperationName].show)
}

/** The steps to which a task can be sent back, the nearest first. */
export const returnTargetsOf = ({ tree }: Process, state: State, { runId }: Task): readonly string[] => {
  const run = state.runs.find(({ id }) => id === runId)
  return run ? returnTargets(indexOf(tree), state, run) : []
}
