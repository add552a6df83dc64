import type { Process } from '../process/process.ts'
import { indexOf, isDecision, isGateway, type TreeIndex } from '../process/tree.ts'
import { maxSigners } from './nodes/find-people.ts'
import { voteRuleFor } from './nodes/settle.ts'
import { outcomeOf } from './nodes/votes.ts'
import type { Run, State } from './state.ts'
import { isPending, tasksOf } from './work.ts'

const ofActiveGateway = (state: State, run: Run): readonly string[] =>
  run.branches.flatMap(({ id, finishedStep }) => {
    const inside = state.runs.filter(({ parent, branch, status }) => parent === run.id && branch === id && status === 'active').length
    if (inside === (finishedStep === null ? 1 : 0)) return []
    return [`branch ${id} of ${run.nodeId} has ${inside} active runs`]
  })

const ofActiveRun = (index: TreeIndex, state: State, run: Run): readonly string[] => {
  const node = index.get(run.nodeId)?.node
  const tasks = tasksOf(state, run.id)
  const outer = state.runs.find(({ id }) => id === run.parent)
  const waits = node !== undefined && (isDecision(node) || node.type === 'ROOT')
  return [
    ...(node ? [] : [`${run.nodeId} is no node`]),
    ...(outer && outer.status !== 'active' ? [`${run.nodeId} runs inside of a closed gateway`] : []),
    ...(waits && tasks.every(({ status }) => status !== 'open') ? [`${run.nodeId} runs and nobody has a task`] : []),
    ...(node?.type === 'DELAY' && state.timers.every(({ runId }) => runId !== run.id) ? [`${run.nodeId} waits for no timer`] : []),
    ...(node && isGateway(node) ? ofActiveGateway(state, run) : []),
    ...(tasks.filter(({ status }) => status !== 'cancelled').length > maxSigners ? [`${run.nodeId} has too many signers`] : []),
  ]
}

const ofPassedRun = (index: TreeIndex, state: State, run: Run): readonly string[] => {
  const node = index.get(run.nodeId)?.node
  // Votes before a move were counted as the version of then said.
  const isOfOldVersion = run.closedStep !== null && run.closedStep < state.movedStep
  if (!node || !isDecision(node) || run.how !== 'votes' || isOfOldVersion) return []
  return outcomeOf(voteRuleFor(node, run), tasksOf(state, run.id)) === 'passed' ? [] : [`${run.nodeId} passed without its votes`]
}

const ofEnded = ({ runs, tasks, timers }: State): readonly string[] => [
  ...runs.filter(({ status }) => status === 'active').map(({ nodeId }) => `${nodeId} runs after the end`),
  ...tasks.filter(isPending).map(({ nodeId }) => `a task of ${nodeId} is open after the end`),
  ...timers.map(({ id }) => `timer ${id} waits after the end`),
]

/** What is wrong with a state; nothing, ever. Tests and the check of stored instances ask. */
export const brokenInvariants = ({ tree }: Process, state: State): readonly string[] => {
  const index = indexOf(tree)
  const active = state.runs.filter(({ status }) => status === 'active')
  const isActive = (runId: string) => active.some(({ id }) => id === runId)
  return [
    ...(state.status === 'running' && active.length === 0 ? ['it runs and nothing is active'] : []),
    ...(state.status === 'running' ? [] : ofEnded(state)),
    ...(active.filter(({ parent }) => parent === null).length > 1 ? ['two steps run at once outside of a gateway'] : []),
    ...active.flatMap((run) => ofActiveRun(index, state, run)),
    ...state.runs.filter(({ status }) => status === 'passed').flatMap((run) => ofPassedRun(index, state, run)),
    ...state.tasks
      .filter((task) => isPending(task) && !isActive(task.runId))
      .map(({ nodeId }) => `a task of ${nodeId} is open without a run`),
    ...state.tasks.filter(({ status, result }) => (status === 'done') !== (result !== null)).map(({ id }) => `task ${id} is half decided`),
    ...state.timers.filter(({ runId }) => !isActive(runId)).map(({ id }) => `timer ${id} waits for nothing`),
  ]
}
