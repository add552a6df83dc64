import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { chooseBranches } from '../conditions/choose-branches.ts'
import type { ConditionContext } from '../conditions/evaluate.ts'
import { firstOf, isGateway, type TreeIndex } from '../process/tree.ts'
import type { Run, State } from './state.ts'

/** A chain from a node to its end, with the branches that would be taken on the way. */
const chainFrom = (first: ProcessNode | undefined, context: ConditionContext): readonly ProcessNode[] => {
  const path: ProcessNode[] = []
  for (let node = first; node; node = firstOf(node.children)) {
    if (isGateway(node)) path.push(...chooseBranches(node, context).flatMap(({ children }) => chainFrom(firstOf(children), context)))
    else path.push(node)
  }
  return path
}

/** The steps of a request that has not started, as far as the values tell. */
export const wholePath = (index: TreeIndex, root: string, context: ConditionContext): readonly ProcessNode[] =>
  chainFrom(index.get(root)?.next, context)

/** What comes after a run: the rest of its chain, then what follows the gateway around it. */
const after = (index: TreeIndex, { nodeId, resume }: Run, context: ConditionContext): readonly ProcessNode[] => {
  const path: ProcessNode[] = []
  const back = resume ? index.get(resume.nodeId) : undefined
  path.push(...chainFrom(back ? back.node : index.get(nodeId)?.next, context))
  for (let outer = index.get(nodeId)?.gateway; outer; outer = index.get(outer.id)?.gateway)
    path.push(...chainFrom(index.get(outer.id)?.next, context))
  return path
}

/** The steps that a running instance has before it, each once. */
export const pathAhead = (index: TreeIndex, { runs }: State, context: ConditionContext): readonly ProcessNode[] => {
  const active = runs.filter(({ status, branches }) => status === 'active' && branches.length === 0)
  const path = active.flatMap((run) => after(index, run, context))
  return path.filter((node, place) => path.findLastIndex(({ id }) => id === node.id) === place)
}
