import { isSinglePick, mayPick } from '../../process/picks.ts'
import { nodeOf, Refused, type Work } from '../work.ts'

type Picks = Readonly<Record<string, readonly string[]>>

/** People whom the starter or a signer chose for later nodes. Whether they may decide is looked at when the node is entered. */
export const notePicks = (work: Work, picks: Picks | undefined, picker: string): void => {
  const chosen = Object.entries(picks ?? {}).filter(([, ids]) => ids.length > 0)
  if (chosen.length === 0) return
  for (const [nodeId, ids] of chosen) {
    const node = nodeOf(work, nodeId)
    if (!mayPick(node, picker, work.process.tree.id)) throw new Refused('wrong_target', nodeId)
    if (isSinglePick(node) && ids.length > 1) throw new Refused('too_many_signers', nodeId)
    const known = work.lookup.people({ kind: 'persons', ids }).filter(({ isActive }) => isActive)
    if (ids.some((id) => known.every(({ person }) => person !== id))) throw new Refused('unknown_person', nodeId)
  }
  work.add({ kind: 'picked', people: Object.fromEntries(chosen) })
}

/**
 * Whom the starter of an instance had picked, for one that undoes it. Deciders pick anew; in the place of somebody who is gone the rule for
 * nobody decides.
 */
export const keepOwnPicks = (work: Work, picks: Picks = {}): void => {
  const { tree } = work.process
  const own = Object.entries(picks).filter(([nodeId]) => mayPick(nodeOf(work, nodeId), tree.id, tree.id))
  if (own.length > 0) work.add({ kind: 'picked', people: Object.fromEntries(own) })
}
