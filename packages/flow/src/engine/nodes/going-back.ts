import { isDecision, nodesBefore, type TreeIndex } from '../../process/tree.ts'
import type { Front, How, Run, State } from '../state.ts'
import { type Chain, runOf, type Work } from '../work.ts'
import { closeRun } from './close-run.ts'

/** The run and the gateways around it, from the inside out. */
const runsAround = (state: State, run: Run): readonly Run[] => {
  const outer = state.runs.find(({ id }) => id === run.parent)
  return outer ? [run, ...runsAround(state, outer)] : [run]
}

const wasDecided = (state: State, runId: string) =>
  state.tasks.some((task) => task.runId === runId && task.kind === 'vote' && task.status === 'done')

/** The steps to which a run can be sent back, the nearest first: those that every path here has passed and somebody has decided, and the starter. */
export const returnTargets = (index: TreeIndex, state: State, run: Run): readonly string[] => {
  const isFinished = (nodeId: string) =>
    state.runs.some((each) => each.nodeId === nodeId && each.status === 'passed' && wasDecided(state, each.id))
  return nodesBefore(index, run.nodeId)
    .filter((node) => node.type === 'ROOT' || (isDecision(node) && isFinished(node.id)))
    .map(({ id }) => id)
}

/** Where a run stands, with everything inside of it. */
const frontOf = (state: State, run: Run): Front => ({
  nodeId: run.nodeId,
  resume: run.resume,
  branches: run.branches.map(({ id }) => {
    const inside = state.runs.find(({ parent, branch, status }) => parent === run.id && branch === id && status === 'active')
    return { branchId: id, at: inside ? frontOf(state, inside) : null }
  }),
})

/** What ended child instances have booked is free again where their node will be entered again: the new ones book it themselves. */
const freeChildrenAfter = (work: Work, target: string): void => {
  const { reExecute } = work.process.settings
  const isAfter = (nodeId: string) => nodesBefore(work.index, nodeId).some(({ id }) => id === target)
  for (const { nodeId, status, children } of work.state().runs) {
    // Straight back, steps that have passed are not done again.
    if (children.length === 0 || !(reExecute || status === 'active') || !isAfter(nodeId)) continue
    for (const { id } of children.filter(({ isEnded }) => isEnded)) work.cause({ kind: 'free_child_claims', childId: id })
  }
}

/**
 * Sends a run back to a step before it. What is active in the chain of that step ends: the run itself, and before its gateway also the
 * branches beside it. Siblings of a branch stay where the step is inside of the same branch.
 */
export const sendBack = (work: Work, runId: string, target: string, status: 'returned' | 'refused', how: How | null): void => {
  const state = work.state()
  const run = runOf(work, runId)
  const gatewayAround = (nodeId: string) => work.index.get(nodeId)?.gateway?.id
  const active = runsAround(state, run).find(({ nodeId }) => gatewayAround(nodeId) === gatewayAround(target)) ?? run
  const chain: Chain = { parent: active.parent, branch: active.branch }
  const front = frontOf(state, active)
  freeChildrenAfter(work, target)
  closeRun(work, run, status, how)
  if (active.id !== run.id) closeRun(work, runOf(work, active.id), 'cancelled', null)
  work.add({ kind: 'returned', from: run.nodeId, to: target })
  work.todo.push({
    kind: 'enter',
    nodeId: target,
    chain,
    from: null,
    isReturn: true,
    resume: work.process.settings.reExecute ? null : front,
  })
  // At the first step the starter gets a task, which says it already.
  if (target !== work.process.tree.id) work.cause({ kind: 'notify', about: 'returned', to: [state.starter], runId })
}
