import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { allowedOperations } from '@campus/flow/engine/allowed.ts'
import type { State, Task } from '@campus/flow/engine/state.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Access } from '../access/access.service.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'

type Operations = Progress['operationPerm']

const decisionAt = ({ tree }: PinnedProcess, nodeId: string): DecisionNode | undefined => {
  const node = indexOf(tree).get(nodeId)?.node
  return node?.type === 'APPROVAL' || node?.type === 'TASK' ? node : undefined
}

/** What the assignee of a task may do with it; giving up a returned form is cancelling the whole. */
const onTask = (process: PinnedProcess, task: Task): OfficeAction[] =>
  allowedOperations(process, task).filter((operation) => operation !== 'cancel')

/** Somebody who looks after the starter or the process steps in for the assignee: they may only decide. */
const stepIn = (process: PinnedProcess, task: Task): OfficeAction[] =>
  onTask(process, task).filter((action) => ['agree', 'complete', 'refuse', 'recall', 'transfer', 'retry'].includes(action))

/** A vote can be taken back until somebody has handled what it opened. */
const mayRevoke = (state: State, personId: string): Task | undefined =>
  state.tasks
    .filter(({ status, decidedBy, assignee }) => status === 'done' && decidedBy === personId && assignee === personId)
    .filter(({ closedStep }) => (closedStep ?? 0) > state.movedStep)
    .findLast(({ closedStep }) => state.tasks.every(({ touchedStep }) => closedStep !== null && (touchedStep ?? 0) <= closedStep))

const labelsOf = (process: PinnedProcess, task: Task | undefined): Record<string, string> => {
  const node = task && decisionAt(process, task.nodeId)
  return Object.fromEntries(
    Object.entries(node?.props.operationPerm ?? {})
      .filter(([, { alisa }]) => alisa !== '')
      .map(([action, { alisa }]) => [action, alisa]),
  )
}

interface Reader {
  readonly personId: string
  readonly access: Access
}

const actingTask = (process: PinnedProcess, state: State, { personId, access }: Reader) => {
  const open = state.tasks.filter(({ status }) => status === 'open')
  const own = open.find(({ assignee }) => assignee === personId)
  if (own) return { task: own, as: 'assignee' } as const
  if (access.isStarter) return undefined
  const overseen = open.find((task) => decisionAt(process, task.nodeId)?.props.overseen)
  if (overseen && access.isOverseer) return { task: overseen, as: 'overseer' } as const
  return open[0] && access.isAdministrator ? ({ task: open[0], as: 'administrator' } as const) : undefined
}

export const operationsOf = (process: PinnedProcess, state: State, reader: Reader): Operations => {
  const { access, personId } = reader
  const acting = actingTask(process, state, reader)
  const node = acting && decisionAt(process, acting.task.nodeId)
  const isRunning = state.status === 'running'
  const revocable = isRunning && !acting ? mayRevoke(state, personId) : undefined
  const onWhole: [OfficeAction, boolean][] = [
    ['revoke', revocable !== undefined],
    ['cancel', isRunning && access.isStarter && process.settings.enableCancel],
    ['urge', isRunning && access.isStarter && state.tasks.some(({ status, assignee }) => status === 'open' && assignee !== personId)],
    ['comment', isRunning],
    ['end', isRunning && access.isAdministrator && !access.isStarter],
  ]
  const ofTask = acting ? (acting.as === 'assignee' ? onTask(process, acting.task) : stepIn(process, acting.task)) : []
  return {
    taskId: acting?.task.id ?? revocable?.id ?? null,
    as: acting?.as ?? (revocable ? 'assignee' : null),
    actions: [...(isRunning ? ofTask : []), ...onWhole.filter(([, isAllowed]) => isAllowed).map(([action]) => action)],
    labels: labelsOf(process, acting?.task),
    wordsNeeded: { agree: acting?.task.kind === 'vote' && !(node?.props.waiveWords ?? true), refuse: true },
    needsSignature: acting?.task.kind === 'vote' && (process.settings.sign || (node?.props.sign ?? false)),
  }
}
