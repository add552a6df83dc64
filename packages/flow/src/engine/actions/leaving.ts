import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { MachineAction } from '../actions.ts'
import { insteadOfNobody, mayDecide, type Signer, signerOf } from '../nodes/find-people.ts'
import { openTask } from '../nodes/open-node.ts'
import type { Why } from '../people.ts'
import type { Run, Task } from '../state.ts'
import { isPending, nodeOf, runOf, tasksOf, type Work } from '../work.ts'
import { askAdministrators } from './machines.ts'
import { toAdministrators } from './timers.ts'

type Leaving = Extract<MachineAction, { kind: 'person_left' }>

/** What they have to do, or what came through the post or unit alone, also where a deputy does it. */
const concerns =
  ({ person, via }: Leaving) =>
  (task: Task) => {
    if (!isPending(task) || task.kind === 'resubmit') return false
    if (!via) return task.assignee === person
    const { why } = task
    const isThrough = (via.post === undefined || why.post === via.post) && (via.unit === undefined || why.unit === via.unit)
    return (task.assignee === person || task.owner === person) && why.via !== undefined && isThrough
  }

const isVote = ({ kind, status }: Task) => kind === 'vote' && status !== 'cancelled'

/** Why the successor has it: through the same post or unit, for the unit for which they hold it now. */
const whyOfSuccessor = ({ via, successorUnit }: Leaving, before: Why): Why => {
  const { deputyFor: _, unit, ...why } = before
  const next = via && successorUnit !== undefined ? successorUnit : unit
  return { ...why, ...(next && { unit: next }), ...(!via && { rule: 'SUCCESSOR' }) }
}

/** Who signs a step already has one voice there, and gets no second one. */
const signsAlready = (work: Work, task: Task, person: string) =>
  tasksOf(work.state(), task.runId).some((other) => other.id !== task.id && isVote(other) && other.owner === person)

/** The successor; without one whom a deputy stood in for, or the deputy of somebody who is gone altogether. */
const successorFor = (work: Work, node: DecisionNode, action: Leaving, task: Task): Signer | undefined => {
  const { person, successor } = action
  const next = successor ?? task.owner
  if (signsAlready(work, task, next)) return undefined
  const [candidate] = work.lookup.people({ kind: 'persons', ids: [next] })
  const { deputyFor: _, ...why } = task.why
  // Who holds the same post for another unit now goes on with it.
  if ((next !== person || successor !== undefined) && candidate?.isActive && mayDecide(work, node, next)) {
    const own: Signer = { owner: next, assignee: next, why }
    return successor === undefined ? own : signerOf(work, node, { ...candidate, why: whyOfSuccessor(action, task.why) })
  }
  const deputy = next === person ? candidate?.deputy : undefined
  return deputy !== undefined && mayDecide(work, node, deputy)
    ? { owner: task.owner, assignee: deputy, why: { ...why, deputyFor: person } }
    : undefined
}

/** Nobody is left in a step: its own rule for that says how it goes on. */
const fillEmpty = (work: Work, run: Run, node: DecisionNode) => {
  if (run.isForAdministrators) return toAdministrators(work, run, 'nobody')
  const found = insteadOfNobody(work, node)
  if ('verdict' in found) work.todo.push({ kind: found.verdict === 'passed' ? 'pass' : 'refuse', runId: run.id, how: 'nobody' })
  else if (found.areAdministrators) toAdministrators(work, run, 'nobody')
  else
    for (const signer of found.signers) openTask(work, run, signer, { kind: 'vote', isSkipped: false, addedBy: null, place: null }, 'open')
}

const handOn = (work: Work, action: Leaving, task: Task) => {
  const node = nodeOf(work, task.nodeId)
  const signer = isDecision(node) ? successorFor(work, node, action, task) : undefined
  if (!signer) {
    work.add({ kind: 'task_cancelled', taskId: task.id })
    return
  }
  work.add({ kind: 'task_given', taskId: task.id, from: task.assignee, ...signer })
  if (task.status === 'open' && signer.assignee !== task.assignee)
    work.cause({ kind: 'notify', about: 'task', to: [signer.assignee], taskId: task.id, runId: task.runId })
}

/** Hands on what somebody leaves behind. Without a successor their vote is dropped; the last one falls to the rule for nobody. Who leaves nothing changes nothing. */
export const personLeft = (work: Work, action: Leaving): void => {
  const left = work.state().tasks.filter(concerns(action))
  for (const task of left) handOn(work, action, task)
  for (const runId of new Set(left.map(({ runId }) => runId))) {
    const run = runOf(work, runId)
    const node = nodeOf(work, run.nodeId)
    const tasks = tasksOf(work.state(), runId)
    if (isDecision(node)) {
      if (!tasks.some(isVote)) fillEmpty(work, run, node)
      work.todo.push({ kind: 'settle', runId })
    } else if (!tasks.some(isPending)) askAdministrators(work, run)
  }
}
