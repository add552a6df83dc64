import type { RefuseRule } from '@campus/contract/approval/node-people.ts'
import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../process/tree.ts'
import { endInstance } from './end-instance.ts'
import { closeRun } from './nodes/close-run.ts'
import { returnTargets, sendBack } from './nodes/going-back.ts'
import { openNode, restoreFront } from './nodes/open-node.ts'
import { settle } from './nodes/settle.ts'
import type { How, Run } from './state.ts'
import { type Chain, isRunning, nodeOf, runOf, type Todo, type Work } from './work.ts'

/** A chain has ended: the process has passed, or a branch is done, and with the last of them its gateway. */
const endChain = (work: Work, { parent, branch }: Chain, from: string | null) => {
  if (parent === null || branch === null) return endInstance(work, 'passed', from === null ? 'rule' : runOf(work, from).how)
  work.add({ kind: 'branch_finished', runId: parent, branch })
  const gateway = runOf(work, parent)
  if (gateway.branches.some(({ finishedStep }) => finishedStep === null)) return
  closeRun(work, gateway, 'passed', 'machine')
  goOn(work, gateway, from)
}

const goOn = (work: Work, { nodeId, parent, branch, resume }: Run, from: string | null) => {
  const chain = { parent, branch }
  if (resume) work.todo.push({ kind: 'restore', front: resume, chain, from })
  else work.todo.push({ kind: 'enter', nodeId: work.index.get(nodeId)?.next?.id ?? null, chain, from })
}

const pass = (work: Work, run: Run, how: How) => {
  closeRun(work, run, 'passed', how)
  goOn(work, run, isDecision(nodeOf(work, run.nodeId)) ? run.id : run.from)
}

const refuseRuleOf = ({ props }: ProcessNode): RefuseRule => ('refuse' in props ? props.refuse : { type: 'TO_END', target: '' })

/** The step to which a refusal leads; none where it ends the instance. */
const targetOf = (work: Work, run: Run, how: How): string | undefined => {
  const { type, target } = refuseRuleOf(nodeOf(work, run.nodeId))
  const isCircle = how !== 'votes' && work.refusedByRule.has(run.nodeId)
  if (type === 'TO_END' || isCircle) return undefined
  if (how !== 'votes') work.refusedByRule.add(run.nodeId)
  const targets = returnTargets(work.index, work.state(), run)
  return type === 'TO_BEFORE' ? targets[0] : targets.find((id) => id === target)
}

const refuse = (work: Work, run: Run, how: How) => {
  const target = targetOf(work, run, how)
  if (target !== undefined) return sendBack(work, run.id, target, 'refused', how)
  closeRun(work, run, 'refused', how)
  endInstance(work, 'refused', how)
}

const isActive = (work: Work, runId: string | null) => runId === null || runOf(work, runId).status === 'active'

const handle = (work: Work, todo: Todo) => {
  if (todo.kind === 'enter' || todo.kind === 'restore') {
    // A branch beside it may have ended the gateway meanwhile.
    if (!isActive(work, todo.chain.parent)) return
    if (todo.kind === 'restore') restoreFront(work, nodeOf(work, todo.front.nodeId), todo)
    else if (todo.nodeId === null) endChain(work, todo.chain, todo.from)
    else openNode(work, nodeOf(work, todo.nodeId), todo)
    return
  }
  const run = runOf(work, todo.runId)
  if (run.status !== 'active') return
  if (todo.kind === 'settle') settle(work, run)
  else if (todo.kind === 'pass') pass(work, run, todo.how)
  else refuse(work, run, todo.how)
}

/** Does what is left to do until everything waits for somebody or something, or the instance has ended. */
export const advance = (work: Work): void => {
  for (let todo = work.todo.shift(); todo && isRunning(work); todo = work.todo.shift()) handle(work, todo)
}
