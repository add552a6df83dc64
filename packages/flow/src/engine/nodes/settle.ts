import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { Run } from '../state.ts'
import { isPending, nodeOf, tasksOf, type Work } from '../work.ts'
import { outcomeOf, seatsOf, turnsOf, type VoteRule, voiceOf } from './votes.ts'

const anyOne: VoteRule = { mode: 'OR', ratio: 100, collect: false, veto: false, firstDecides: true }

/** Where administrators stand in, or look at a failure, one of them decides. */
export const voteRuleFor = (node: ProcessNode, { isForAdministrators }: Run): VoteRule =>
  isForAdministrators || !isDecision(node) ? anyOne : node.props

const voteRuleOf = (work: Work, run: Run) => voteRuleFor(nodeOf(work, run.nodeId), run)

/** Once one of a seat says no, the others of it need not be asked. */
const cancelDecidedSeats = (work: Work, run: Run) => {
  for (const seat of seatsOf(tasksOf(work.state(), run.id)).filter((each) => voiceOf(each) === 'no'))
    for (const { id } of seat.filter(isPending)) work.add({ kind: 'task_cancelled', taskId: id })
}

const updateTurns = (work: Work, run: Run) => {
  const tasks = tasksOf(work.state(), run.id)
  const turns = turnsOf(voteRuleOf(work, run).mode, tasks)
  for (const { id, status, assignee, isSkipped } of tasks.filter(isPending)) {
    if (status === 'waiting' && turns.has(id)) {
      work.add({ kind: 'task_ready', taskId: id })
      if (!isSkipped) work.cause({ kind: 'notify', about: 'task', to: [assignee], taskId: id, runId: run.id })
    }
    if (status === 'open' && !turns.has(id)) work.add({ kind: 'task_waiting', taskId: id })
  }
}

/** Brings a run in line with its votes: it passes, is refused, or the next ones have their turn. */
export const settle = (work: Work, run: Run): void => {
  const tasks = tasksOf(work.state(), run.id)
  const outcome = outcomeOf(voteRuleOf(work, run), tasks)
  if (outcome !== 'pending') {
    work.todo.push({ kind: outcome === 'passed' ? 'pass' : 'refuse', runId: run.id, how: 'votes' })
    return
  }
  cancelDecidedSeats(work, run)
  updateTurns(work, run)
  const skipped = tasksOf(work.state(), run.id).find(({ status, isSkipped }) => status === 'open' && isSkipped)
  if (!skipped) return
  work.add({ kind: 'task_decided', taskId: skipped.id, result: 'agree' })
  settle(work, run)
}
