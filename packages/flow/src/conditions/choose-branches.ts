import type { BranchNode, GatewayNode } from '@campus/contract/approval/process-tree.ts'
import { branchHolds, type ConditionContext, isDefault } from './evaluate.ts'

/** The branches that are taken: the first that holds, all that hold, or all. None where nothing holds and there is no default. */
export const chooseBranches = (gateway: GatewayNode, context: ConditionContext): readonly BranchNode[] => {
  if (gateway.type === 'CONCURRENTS') return gateway.branchs
  const holding = gateway.branchs.filter(({ props }) => branchHolds(props, context))
  if (holding.length > 0) return gateway.type === 'CONDITIONS' ? holding.slice(0, 1) : holding
  return gateway.branchs.filter(({ props }) => isDefault(props)).slice(0, 1)
}
