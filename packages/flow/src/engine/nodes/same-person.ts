import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import type { Task } from '../state.ts'
import type { Work } from '../work.ts'

/**
 * Whether somebody need not be asked because they agreed before. Never where a return leads to, or it would be answered by itself; and
 * never for work, which is not done by having agreed.
 */
export const isAskedInVain = (
  work: Work,
  node: DecisionNode,
  person: string,
  { from, isReturn }: { readonly from: string | null; readonly isReturn: boolean },
): boolean => {
  const { sameSkip, recallSkip } = work.process.settings
  if (sameSkip === 'NONE' || isReturn || node.type === 'TASK') return false
  const { tasks, runs, returnedStep } = work.state()
  const counts = ({ runId, closedStep }: Task) =>
    (recallSkip || (closedStep ?? 0) > returnedStep) &&
    (sameSkip === 'FIRST' || runId === from) &&
    runs.some(({ id, status }) => id === runId && (status === 'passed' || status === 'active'))
  return tasks.some((task) => task.kind === 'vote' && task.result === 'agree' && task.decidedBy === person && counts(task))
}
