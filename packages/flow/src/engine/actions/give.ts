import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import type { TaskAction } from '../actions.ts'
import { maxSigners, mayDecide, type Signer, signerOf } from '../nodes/find-people.ts'
import { openTask } from '../nodes/open-node.ts'
import type { Why } from '../people.ts'
import type { Run } from '../state.ts'
import { isPending, Refused, tasksOf, type Work } from '../work.ts'
import { requireOperation, requireWords, votingOn } from './checks.ts'
import { agreeTo } from './decide.ts'

/** Somebody whom a signer names: active, not the starter, and not asked in this step already. */
const namedSigner = (work: Work, run: Run, node: DecisionNode, person: string, rule: Why['rule']): Signer => {
  const [candidate] = work.lookup.people({ kind: 'persons', ids: [person] })
  if (!candidate?.isActive) throw new Refused('unknown_person', person)
  if (!mayDecide(work, node, person)) throw new Refused('own_request', person)
  const isAsked = tasksOf(work.state(), run.id).some((task) => isPending(task) && (task.owner === person || task.assignee === person))
  if (isAsked) throw new Refused('already_signer', person)
  return signerOf(work, node, { ...candidate, why: { rule } })
}

/** Gives a task away: who gets it decides in their own name. */
export const transfer = (work: Work, action: Extract<TaskAction, { kind: 'transfer' }>): void => {
  const { task, run, node } = votingOn(work, action)
  requireOperation(node, 'transfer', action)
  requireWords(action)
  const signer = namedSigner(work, run, node, action.to, 'TRANSFERRED')
  work.add({ kind: 'task_given', taskId: task.id, from: task.assignee, ...signer, as: action.as, comment: action.comment })
  work.cause({ kind: 'notify', about: 'task', to: [signer.assignee], taskId: task.id, runId: run.id })
  if (action.as !== undefined) work.cause({ kind: 'notify', about: 'task_gone', to: [task.assignee], taskId: task.id, runId: run.id })
}

const requireRoom = (work: Work, run: Run, more: number) => {
  const signers = tasksOf(work.state(), run.id).filter(({ status }) => status !== 'cancelled').length
  if (signers + more > maxSigners) throw new Refused('too_many_signers')
}

/** Asks somebody for an opinion; the decision comes back. */
export const delegate = (work: Work, action: Extract<TaskAction, { kind: 'delegate' }>): void => {
  const { task, run, node } = votingOn(work, action)
  requireOperation(node, 'delegate', action)
  requireWords(action)
  requireRoom(work, run, 1)
  const signer = namedSigner(work, run, node, action.to, 'ASKED')
  work.add({ kind: 'people_added', taskId: task.id, place: 'opinion', comment: action.comment })
  openTask(work, run, signer, { kind: 'opinion', isSkipped: false, addedBy: task.id, place: null }, 'open')
  work.todo.push({ kind: 'settle', runId: run.id })
}

/** Before: the adder decides last. After: the adder has agreed, and the added decide before the node ends. */
export const addSigners = (work: Work, action: Extract<TaskAction, { kind: 'beforeAdd' | 'afterAdd' }>): void => {
  const acting = votingOn(work, action)
  const { task, run, node } = acting
  const people = [...new Set(action.people)]
  const place = action.kind === 'beforeAdd' ? 'before' : 'after'
  requireOperation(node, action.kind, action)
  requireWords(action)
  if (people.length === 0) throw new Refused('unknown_person')
  requireRoom(work, run, people.length)
  const signers = people.map((person) => namedSigner(work, run, node, person, 'ADDED'))
  work.add({ kind: 'people_added', taskId: task.id, place, comment: action.comment })
  if (place === 'after') agreeTo(work, action, acting)
  // All wait at first: whose turn it is follows from the order of all signers.
  for (const signer of signers) openTask(work, run, signer, { kind: 'vote', isSkipped: false, addedBy: task.id, place }, 'waiting')
  work.todo.push({ kind: 'settle', runId: run.id })
}

/** Takes off somebody who was added or asked and has not decided, with those whom they added themselves. */
export const removeAdded = (work: Work, action: Extract<TaskAction, { kind: 'removeAdd' }>): void => {
  const { tasks } = work.state()
  const added = tasks.find(({ id }) => id === action.taskId)
  const adder = tasks.find(({ id }) => id === added?.addedBy)
  if (!added || !adder || !isPending(added)) throw new Refused('task_not_open')
  const isAdder = adder.assignee === action.by || adder.decidedBy === action.by
  if (action.as !== 'administrator' && !isAdder) throw new Refused('not_your_task')
  if (action.as === 'administrator') requireWords(action)
  const remove = (id: string) => {
    for (const inner of work.state().tasks.filter((task) => task.addedBy === id && isPending(task))) remove(inner.id)
    const { assignee } = tasks.find((task) => task.id === id) ?? added
    work.add({ kind: 'task_cancelled', taskId: id, comment: action.comment })
    work.cause({ kind: 'notify', about: 'task_gone', to: [assignee], taskId: id, runId: added.runId })
  }
  remove(added.id)
  work.todo.push({ kind: 'settle', runId: added.runId })
}
