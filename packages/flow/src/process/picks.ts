import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { indexOf, isDecision } from './tree.ts'

/** Whether who acts at `picker` chooses the people of a node. */
export const mayPick = (node: ProcessNode, picker: string, root: string): boolean => {
  if (node.type === 'CC') return node.props.shouldAdd && picker === root
  if (node.type === 'SUBPROC') return node.props.staterUser.type === 'SELECT' && picker === root
  if (!isDecision(node)) return false
  if (node.props.assignedType === 'SELF_SELECT') return picker === root
  return node.props.assignedType === 'OTHER_SELECT' && node.props.assignedNode.includes(picker)
}

/** Whether somebody has to pick the people of a node on the way. */
export const isPicked = (node: ProcessNode): boolean => {
  if (node.type === 'SUBPROC') return node.props.staterUser.type === 'SELECT'
  return isDecision(node) && (node.props.assignedType === 'SELF_SELECT' || node.props.assignedType === 'OTHER_SELECT')
}

export const isSinglePick = (node: ProcessNode): boolean =>
  (node.type === 'SUBPROC' && !node.props.subAll) || (isDecision(node) && !node.props.selfSelect.multiple)

/** Whether the starter has to choose somebody; to copies they only may. */
export const mustPickAtStart = (node: ProcessNode, root: string): boolean => isPicked(node) && mayPick(node, root, root)

export const pickedAtStart = (tree: RootNode): readonly ProcessNode[] =>
  [...indexOf(tree).values()].map(({ node }) => node).filter((node) => mustPickAtStart(node, tree.id))
