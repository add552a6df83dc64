import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { nodeOf, Refused, type Work } from '../work.ts'

type Picks = Readonly<Record<string, readonly string[]>>

/** Whether who acts at `picker` chooses the people of a node. */
export const mayPick = (node: ProcessNode, picker: string, root: string) => {
  if (node.type === 'CC') return node.props.shouldAdd && picker === root
  if (node.type !== 'APPROVAL' && node.type !== 'TASK') return false
  if (node.props.assignedType === 'SELF_SELECT') return picker === root
  return node.props.assignedType === 'OTHER_SELECT' && node.props.assignedNode.includes(picker)
}

/** People whom the starter or a signer chose for later nodes. Whether they may decide is looked at when the node is entered. */
export const notePicks = (work: Work, picks: Picks | undefined, picker: string): void => {
  const chosen = Object.entries(picks ?? {}).filter(([, ids]) => ids.length > 0)
  if (chosen.length === 0) return
  for (const [nodeId, ids] of chosen) {
    const node = nodeOf(work, nodeId)
    if (!mayPick(node, picker, work.process.tree.id)) throw new Refused('wrong_target', nodeId)
    const isSingle = 'selfSelect' in node.props && !node.props.selfSelect.multiple && node.type !== 'CC'
    if (isSingle && ids.length > 1) throw new Refused('too_many_signers', nodeId)
    const known = work.lookup.people({ kind: 'persons', ids }).filter(({ isActive }) => isActive)
    if (ids.some((id) => known.every(({ person }) => person !== id))) throw new Refused('unknown_person', nodeId)
  }
  work.add({ kind: 'picked', people: Object.fromEntries(chosen) })
}
