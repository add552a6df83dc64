import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { MachineAction } from '../actions.ts'
import { insteadOfNobody, mayDecide, type Signer, signerOf } from '../nodes/find-people.ts'
import { openTask } from '../nodes/open-node.ts'
import type { Task } from '../state.ts'
import { isPending, nodeOf, Refused, runOf, tasksOf, type Work } from '../work.ts'
import { toAdministrators } from './timers.ts'

type Leaving = Extract<MachineAction, { kind: 'person_left' }>

/** Their own tasks, or those that came through the post or unit alone. */
const concerns =
  ({ person, via }: Leaving) =>
  (task: Task) => {
    if (!isPending(task) || (task.assignee !== person && task.owner !== person)) return false
    if (!via) return true
    const { why } = task
    return why.via !== undefined && (via.post === undefined || why.post === via.post) && (via.unit === undefined || why.unit === via.unit)
  }

/** The successor; without one the deputy of somebody who is gone altogether. */
const heirOf = (work: Work, node: DecisionNode, { person, successor, via }: Leaving, task: Task): Signer | undefined => {
  const [heir] = work.lookup.people({ kind: 'persons', ids: [successor ?? person] })
  if (successor !== undefined && heir?.isActive && mayDecide(work, node, successor))
    return signerOf(work, node, { ...heir, why: { ...task.why, rule: via ? task.why.rule : 'SUCCESSOR' } })
  const deputy = successor === undefined ? heir?.deputy : undefined
  return deputy !== undefined && mayDecide(work, node, deputy)
    ? { owner: task.owner, assignee: deputy, why: { ...task.why, deputyFor: person } }
    : undefined
}

/** Nobody is left in a step: its own rule for that says how it goes on. */
const fillEmpty = (work: Work, runId: string, node: DecisionNode) => {
  const run = runOf(work, runId)
  const found = insteadOfNobody(work, node)
  if ('verdict' in found) work.todo.push({ kind: found.verdict === 'passed' ? 'pass' : 'refuse', runId, how: 'nobody' })
  else if (found.areAdministrators) toAdministrators(work, run)
  else
    for (const signer of found.signers) openTask(work, run, signer, { kind: 'vote', isSkipped: false, addedBy: null, place: null }, 'open')
}

const isVote = ({ kind, status }: Task) => kind === 'vote' && status !== 'cancelled'

/** Hands on what somebody leaves behind. Without an heir their voice is dropped; the last one falls to the rule for nobody. */
export const personLeft = (work: Work, action: Leaving): void => {
  const left = work.state().tasks.filter(concerns(action))
  if (left.length === 0) throw new Refused('task_not_open')
  for (const task of left) {
    const node = nodeOf(work, task.nodeId)
    const heir = isDecision(node) ? heirOf(work, node, action, task) : undefined
    if (heir) {
      work.add({ kind: 'task_given', taskId: task.id, from: task.assignee, ...heir })
      if (task.status === 'open') work.cause({ kind: 'notify', about: 'task', to: [heir.assignee], taskId: task.id, runId: task.runId })
    } else if (task.kind === 'vote' || task.kind === 'opinion') work.add({ kind: 'task_cancelled', taskId: task.id })
  }
  for (const runId of new Set(left.map(({ runId }) => runId))) {
    const node = nodeOf(work, runOf(work, runId).nodeId)
    if (!isDecision(node)) continue
    if (!tasksOf(work.state(), runId).some(isVote)) fillEmpty(work, runId, node)
    work.todo.push({ kind: 'settle', runId })
  }
}
