import type { PickedStep } from '@campus/contract/approval/office-page.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { isSinglePick, mayPick } from '@campus/flow/process/picks.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { shownPeople } from './shown-people.service.ts'

interface Picking {
  readonly tree: RootNode
  /** The node at which somebody acts. */
  readonly at: string
  readonly picked: State['picked']
}

/** The steps whose people are picked here, with those picked before who are still there. */
export const pickableSteps = async (ctx: CallerCtx, { tree, at, picked }: Picking): Promise<PickedStep[]> => {
  const steps = [...indexOf(tree).values()].map(({ node }) => node).filter((node) => mayPick(node, at, tree.id))
  const ids = steps.flatMap(({ id }) => picked[id] ?? [])
  const known = ids.length === 0 ? [] : await listPeople(ctx.sql, ctx.caller.schoolId, ids)
  const active = new Set(known.filter(({ state }) => state === 'active').map(({ id }) => id))
  const person = await shownPeople(ctx, active)
  return steps.map((node) => ({
    nodeId: node.id,
    nodeName: node.name,
    multiple: !isSinglePick(node),
    isOptional: node.type === 'CC',
    chosen: (picked[node.id] ?? []).filter((each) => active.has(each)).map(person),
  }))
}
