import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import type { Progress, ProgressItem } from '@campus/contract/approval/progress.ts'
import { takeBackFault } from '@campus/flow/engine/actions/take-back.ts'
import { allowedOperations } from '@campus/flow/engine/allowed.ts'
import type { State, Task } from '@campus/flow/engine/state.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Access } from '../access/access.service.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'

type Operations = Progress['operationPerm']
type ActingAs = NonNullable<ProgressItem['actableAs']>

const decisionAt = ({ tree }: PinnedProcess, nodeId: string): DecisionNode | undefined => {
  const node = indexOf(tree).get(nodeId)?.node
  return node?.type === 'APPROVAL' || node?.type === 'TASK' ? node : undefined
}

interface Reader {
  readonly personId: string
  readonly access: Access
  /** The task by which they came. */
  readonly taskId?: string | undefined
}

/** As what somebody may act on an open task. A form that came back is filled in by its starter alone. */
const actableAs = (process: PinnedProcess, { assignee, kind, nodeId }: Task, { personId, access }: Reader): ActingAs | null => {
  if (assignee === personId) return 'assignee'
  if (access.isStarter || kind === 'resubmit') return null
  if (access.isOverseer && kind === 'vote' && decisionAt(process, nodeId)?.props.overseen) return 'overseer'
  return access.isAdministrator ? 'administrator' : null
}

interface Acting {
  readonly task: Task
  readonly as: ActingAs
}

/** The open tasks on which a reader may act: the one by which they came first, then their own, then those of whom they look after. */
const actingTasks = (process: PinnedProcess, { tasks, status }: State, reader: Reader): readonly Acting[] => {
  const rank = ({ task, as }: Acting) => (task.id === reader.taskId ? 0 : { assignee: 1, overseer: 2, administrator: 3 }[as])
  return (status === 'running' ? tasks : [])
    .filter((task) => task.status === 'open')
    .flatMap((task) => {
      const as = actableAs(process, task, reader)
      return as ? [{ task, as }] : []
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

/** As what the reader may act on each open task but the one that they see first. */
export const furtherTasks = (process: PinnedProcess, state: State, reader: Reader): ReadonlyMap<string, ActingAs> =>
  new Map(
    actingTasks(process, state, reader)
      .slice(1)
      .map(({ task, as }) => [task.id, as]),
  )

/** Who steps in for the assignee only decides; administrators do so past the buttons of a step. */
const operationsOn = (process: PinnedProcess, { task, as }: Acting): readonly OfficeAction[] => {
  // Giving up a returned form is cancelling the whole.
  const offered = allowedOperations(process, task).filter((operation) => operation !== 'cancel')
  if (as === 'assignee') return offered
  const yes = decisionAt(process, task.nodeId)?.type === 'TASK' ? 'complete' : 'agree'
  if (as === 'administrator' && task.kind === 'vote') return [yes, 'refuse', 'transfer', 'recall']
  return offered.filter((action) => ['agree', 'complete', 'refuse', 'recall', 'transfer', 'retry'].includes(action))
}

const labelsOf = (node: DecisionNode | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(node?.props.operationPerm ?? {})
      .filter(([, { alisa }]) => alisa !== '')
      .map(([action, { alisa }]) => [action, alisa]),
  )

/** What deciding asks for, as the engine asks for it. */
const needsOf = (process: PinnedProcess, acting: Acting | undefined, node: DecisionNode | undefined) => {
  const isVote = acting?.task.kind === 'vote'
  // An opinion, or why somebody else decides: no button says it.
  const isSaid = acting?.task.kind === 'opinion' || acting?.task.kind === 'failure' || acting?.as === 'administrator'
  return {
    wordsNeeded: { agree: isSaid || (isVote && !(node?.props.waiveWords ?? true)), refuse: true },
    needsSignature: isVote && acting.as === 'assignee' && (process.settings.sign || (node?.props.sign ?? false)),
  }
}

export const operationsOf = (process: PinnedProcess, state: State, reader: Reader): Operations => {
  const { access, personId } = reader
  const [acting] = actingTasks(process, state, reader)
  const node = acting && decisionAt(process, acting.task.nodeId)
  const isRunning = state.status === 'running'
  const index = indexOf(process.tree)
  const revocable = state.tasks.findLast((task) => takeBackFault(index, state, task, personId) === undefined)
  const onWhole: [OfficeAction, boolean][] = [
    ['revoke', revocable !== undefined],
    ['cancel', isRunning && access.isStarter && process.settings.enableCancel],
    ['urge', isRunning && access.isStarter && state.tasks.some(({ status, assignee }) => status === 'open' && assignee !== personId)],
    ['comment', true],
    ['end', isRunning && access.isAdministrator && !access.isStarter],
  ]
  return {
    taskId: acting?.task.id ?? null,
    as: acting?.as ?? null,
    actions: [...(acting ? operationsOn(process, acting) : []), ...onWhole.filter(([, isAllowed]) => isAllowed).map(([action]) => action)],
    labels: labelsOf(node),
    ...needsOf(process, acting, node),
    revocable: revocable?.id ?? null,
  }
}
