import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { TaskAction } from '../actions.ts'
import { clearTimers } from '../nodes/close-run.ts'
import { returnTargets, sendBack } from '../nodes/going-back.ts'
import type { TaskResult } from '../state.ts'
import { Refused, type Work } from '../work.ts'
import { type Acting, actingOn, requireOperation, requireWords, votingOn } from './checks.ts'
import { notePicks } from './picking.ts'
import { filledIn, noteValues } from './writing.ts'

type Decision = Extract<TaskAction, { kind: 'agree' | 'complete' | 'refuse' | 'recall' | 'beforeAdd' | 'afterAdd' }>

const noteDecision = (work: Work, action: Decision, { task }: Acting, result: TaskResult, target?: string) => {
  const { as, comment, signature } = action
  work.add({
    kind: 'task_decided',
    taskId: task.id,
    result,
    as,
    comment,
    signature,
    target,
    replaced: as === undefined ? undefined : task.assignee,
  })
}

const write = (work: Work, { values, picked }: Decision, { node }: Acting) => {
  noteValues(work, filledIn(work, node, values ?? {}))
  notePicks(work, picked, node.id)
}

const requireSignature = (work: Work, { signature, as }: Decision, node: DecisionNode) => {
  const isNeeded = node.props.sign || work.process.settings.sign
  if (isNeeded && as === undefined && signature === undefined) throw new Refused('signature_required')
}

/** A "yes": of a decision `agree`, of work `complete`. */
export const agreeTo = (work: Work, action: Decision, acting: Acting & { readonly node: DecisionNode }): void => {
  const { node } = acting
  const operation = node.type === 'TASK' ? 'complete' : 'agree'
  requireOperation(node, operation, action)
  if (!node.props.waiveWords || action.as === 'administrator') requireWords(action)
  requireSignature(work, action, node)
  write(work, action, acting)
  noteDecision(work, action, acting, operation)
}

/** The starter hands the form in again. */
const resubmit = (work: Work, action: Decision, acting: Acting) => {
  write(work, action, acting)
  noteDecision(work, action, acting, 'complete')
  work.todo.push({ kind: 'pass', runId: acting.run.id, how: 'votes' })
}

/** Administrators let a failed job be. */
const passFailure = (work: Work, action: Decision, acting: Acting) => {
  requireWords(action)
  noteDecision(work, action, acting, 'agree')
  work.todo.push({ kind: 'pass', runId: acting.run.id, how: 'administrator' })
}

/** Who is asked for an opinion reads the form, and picks nobody. */
const requireNothingWritten = ({ values = {}, picked = {} }: Decision) => {
  if (Object.keys(values).length > 0 || Object.values(picked).some((ids) => ids.length > 0)) throw new Refused('field_not_open')
}

export const agree = (work: Work, action: Extract<TaskAction, { kind: 'agree' | 'complete' }>): void => {
  const acting = actingOn(work, action)
  const { task, node, run } = acting
  if (task.kind === 'failure') return passFailure(work, action, acting)
  if (task.kind === 'resubmit') return resubmit(work, action, acting)
  if (task.kind === 'opinion') {
    requireNothingWritten(action)
    requireWords(action)
    noteDecision(work, action, acting, 'complete')
  } else if (isDecision(node)) agreeTo(work, action, { ...acting, node })
  work.todo.push({ kind: 'settle', runId: run.id })
}

export const refuse = (work: Work, action: Extract<TaskAction, { kind: 'refuse' }>): void => {
  const acting = actingOn(work, action)
  const { task, node, run } = acting
  requireWords(action)
  if (task.kind === 'failure') {
    noteDecision(work, action, acting, 'refuse')
    work.todo.push({ kind: 'refuse', runId: run.id, how: 'administrator' })
    return
  }
  if (task.kind !== 'vote' || !isDecision(node)) throw new Refused('not_allowed_here')
  requireOperation(node, 'refuse', action)
  requireSignature(work, action, node)
  noteDecision(work, action, acting, 'refuse')
  work.todo.push({ kind: 'settle', runId: run.id })
}

/** Sends it back to the starter or to a finished step before. */
export const recall = (work: Work, action: Extract<TaskAction, { kind: 'recall' }>): void => {
  const acting = votingOn(work, action)
  requireOperation(acting.node, 'recall', action)
  requireWords(action)
  if (!returnTargets(work.index, work.state(), acting.run).includes(action.target)) throw new Refused('wrong_target', action.target)
  noteDecision(work, action, acting, 'recall', action.target)
  sendBack(work, acting.run.id, action.target, 'returned', null)
}

/** Lets a failed job run again. */
export const retry = (work: Work, action: Extract<TaskAction, { kind: 'retry' }>): void => {
  const { task, run, node } = actingOn(work, action)
  if (task.kind !== 'failure') throw new Refused('not_allowed_here')
  work.add({ kind: 'task_decided', taskId: task.id, result: 'retry', as: action.as, comment: action.comment })
  for (const other of work.state().tasks.filter(({ runId, status }) => runId === run.id && status === 'open'))
    work.add({ kind: 'task_cancelled', taskId: other.id })
  clearTimers(work, run.id)
  work.add({ kind: 'trigger_retried', runId: run.id })
  if (node.type === 'TRIGGER') work.cause({ kind: 'start_trigger', runId: run.id, nodeId: node.id, attempt: 1 })
  else work.cause({ kind: 'start_children', runId: run.id, nodeId: node.id })
}
