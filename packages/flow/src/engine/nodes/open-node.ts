import type { CopyNode, DecisionNode, DelayNode, GatewayNode, ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { chooseBranches } from '../../conditions/choose-branches.ts'
import type { ConditionContext } from '../../conditions/evaluate.ts'
import { firstOf } from '../../process/tree.ts'
import type { Front, TakenBranch, Task, Wait } from '../state.ts'
import { type Chain, Refused, type Todo, type Work } from '../work.ts'
import { findPeople, type Signer } from './find-people.ts'
import { isAskedInVain } from './same-person.ts'
import { setTimer, waitForStage } from './time-limits.ts'

export type Entering = Extract<Todo, { kind: 'enter' }>

interface Opening {
  readonly branches?: readonly TakenBranch[]
  readonly isForAdministrators?: boolean
}

const openRun = (
  work: Work,
  node: ProcessNode,
  { chain, from, isReturn, resume }: { chain: Chain; from: string | null; isReturn?: boolean; resume?: Front | null },
  { branches = [], isForAdministrators = false }: Opening = {},
): string => {
  const runId = work.ids()
  const round = work.state().runs.filter(({ nodeId }) => nodeId === node.id).length + 1
  work.add({
    kind: 'run_opened',
    run: {
      id: runId,
      nodeId: node.id,
      round,
      ...chain,
      from,
      branches,
      isForAdministrators,
      isReturn: isReturn ?? false,
      resume: resume ?? null,
    },
  })
  return runId
}

type NewTask = Pick<Task, 'kind' | 'isSkipped' | 'addedBy' | 'place'>

export const openTask = (
  work: Work,
  run: { readonly id: string; readonly nodeId: string },
  { owner, assignee, why }: Signer,
  { kind, isSkipped, addedBy, place }: NewTask,
  status: 'waiting' | 'open',
): void => {
  const id = work.ids()
  work.add({
    kind: 'task_opened',
    task: { id, runId: run.id, nodeId: run.nodeId, kind, owner, assignee, why, isSkipped, addedBy, place, status },
  })
  if (status === 'open' && !isSkipped) work.cause({ kind: 'notify', about: 'task', to: [assignee], taskId: id, runId: run.id })
}

const ownTask = { isSkipped: false, addedBy: null, place: null } as const

/** The starter gets the form again. */
const openRoot = (work: Work, node: ProcessNode, entering: Entering) => {
  const { starter } = work.state()
  const id = openRun(work, node, entering)
  openTask(
    work,
    { id, nodeId: node.id },
    { owner: starter, assignee: starter, why: { rule: 'STARTER' } },
    { ...ownTask, kind: 'resubmit' },
    'open',
  )
}

const openDecision = (work: Work, node: DecisionNode, entering: Entering) => {
  const found = findPeople(work, node, entering.forAdministrators ?? false)
  const isForAdministrators = 'signers' in found && found.areAdministrators
  const runId = openRun(work, node, entering, { isForAdministrators })
  if ('verdict' in found) {
    work.todo.push({ kind: found.verdict === 'passed' ? 'pass' : 'refuse', runId, how: found.how })
    return
  }
  const isInOrder = node.props.mode === 'NEXT' && !isForAdministrators
  const past = { from: entering.from, isReturn: entering.isReturn ?? false }
  for (const [place, signer] of found.signers.entries()) {
    const isSkipped = isAskedInVain(work, node, signer.assignee, past)
    openTask(
      work,
      { id: runId, nodeId: node.id },
      signer,
      { ...ownTask, kind: 'vote', isSkipped },
      isInOrder && place > 0 ? 'waiting' : 'open',
    )
  }
  waitForStage(work, runId, node, entering.stage ?? 0)
  work.todo.push({ kind: 'settle', runId })
}

const openCopy = (work: Work, node: CopyNode, entering: Entering) => {
  const runId = openRun(work, node, entering)
  const { starter, unit, values, picked } = work.state()
  const found = work.lookup.people({ kind: 'node', nodeId: node.id, starter, unit, values, picked: picked[node.id] ?? [] })
  const added = node.props.shouldAdd ? (picked[node.id] ?? []) : []
  const alsoFound = added.length > 0 ? work.lookup.people({ kind: 'persons', ids: added }) : []
  const people = [...new Set([...found, ...alsoFound].filter(({ isActive }) => isActive).map(({ person }) => person))]
  if (people.length > 0) {
    work.add({ kind: 'copied', nodeId: node.id, people, reason: 'node' })
    work.cause({ kind: 'notify', about: 'copied', to: people, runId })
  }
  work.todo.push({ kind: 'pass', runId, how: 'machine' })
}

export const contextOf = (work: Pick<Work, 'state' | 'lookup'>): ConditionContext => {
  const { values, starter, unit } = work.state()
  const { unitsAbove, unitsOf, holds, calendar } = work.lookup
  return { values, starter, unit, unitsAbove, unitsOf, holds, ...(calendar && { calendar }) }
}

const openGateway = (work: Work, node: GatewayNode, entering: Entering) => {
  const branches = chooseBranches(node, contextOf(work))
  if (branches.length === 0) throw new Refused('no_branch', node.id)
  const parent = openRun(work, node, entering, { branches: branches.map(({ id }) => ({ id, finishedStep: null })) })
  for (const { id, children } of branches)
    work.todo.push({ kind: 'enter', nodeId: firstOf(children)?.id ?? null, chain: { parent, branch: id }, from: entering.from })
}

/** A gateway as it stood before: branches that had ended stay so, the others go on where they were. */
export const restoreFront = (work: Work, node: ProcessNode, { front, chain, from }: Extract<Todo, { kind: 'restore' }>): void => {
  if (front.branches.length === 0) {
    work.todo.push({ kind: 'enter', nodeId: node.id, chain, from, resume: front.resume })
    return
  }
  const branches = front.branches.map(({ branchId, at }) => ({ id: branchId, finishedStep: at ? null : work.step }))
  const parent = openRun(work, node, { chain, from, resume: front.resume }, { branches })
  for (const { branchId, at } of front.branches)
    if (at) work.todo.push({ kind: 'restore', front: at, chain: { parent, branch: branchId }, from })
}

const waitOf = ({ props }: DelayNode): Wait => {
  if (props.type === 'FIXED') return { kind: 'length', length: { unit: props.unit, value: props.time }, working: false }
  return props.type === 'AUTO' ? { kind: 'today_at', time: props.dateTime } : { kind: 'until', at: props.dateTime }
}

/** Opens a run of a node, with what makes it wait: people, a timer, a job or other instances. */
export const openNode = (work: Work, node: ProcessNode, entering: Entering): void => {
  switch (node.type) {
    case 'ROOT':
      return openRoot(work, node, entering)
    case 'APPROVAL':
    case 'TASK':
      return openDecision(work, node, entering)
    case 'CC':
      return openCopy(work, node, entering)
    case 'CONDITIONS':
    case 'INCLUSIVES':
    case 'CONCURRENTS':
      return openGateway(work, node, entering)
    case 'DELAY':
      return setTimer(work, openRun(work, node, entering), 'delay', 0, waitOf(node))
    case 'TRIGGER':
      return work.cause({ kind: 'start_trigger', runId: openRun(work, node, entering), nodeId: node.id, attempt: 1 })
    case 'SUBPROC':
      return work.cause({ kind: 'start_children', runId: openRun(work, node, entering), nodeId: node.id })
    case 'EMPTY':
      throw new Refused('wrong_target', node.id)
  }
}
