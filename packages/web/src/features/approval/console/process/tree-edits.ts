import type { BranchNode, GatewayNode, ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { idsIn, isBranch, isGatewayPart, nextOf, type Part, rowOf, rowsOf, withNext } from './tree-parts.ts'

/** Changes one part and every part around it; the rest stays the same object. */
const change = <P extends Part>(part: P, id: string, edit: (part: Part) => Part): P => {
  // The kind of a part never changes by an edit.
  if (part.id === id) return edit(part) as P
  let changed: Part = part
  if (isGatewayPart(changed)) {
    const branchs = changed.branchs.map((branch) => change(branch, id, edit))
    if (branchs.some((branch, place) => branch !== (part as GatewayNode).branchs[place])) changed = { ...changed, branchs }
  }
  const next = nextOf(part)
  const changedNext = next && change(next, id, edit)
  return (changedNext === next ? changed : withNext(changed, changedNext)) as P
}

export const replacePart = (tree: RootNode, part: Part): RootNode => change(tree, part.id, () => part)

/** `afterId` names a step, a gateway (after its join) or a branch (as its first step). */
export const insertAfter = (tree: RootNode, afterId: string, node: ProcessNode): RootNode =>
  change(tree, afterId, (part) => withNext(part, withNext(node, nextOf(part))))

/** A gateway goes with all that is in its branches. */
const removeNode = (tree: RootNode, id: string): RootNode => {
  const row = rowOf(tree, id)
  if (!row?.before) return tree
  return change(tree, row.before.id, (before) => withNext(before, nextOf(row.part)))
}

const appended = (first: ProcessNode | undefined, rest: ProcessNode | undefined): ProcessNode | undefined =>
  first ? withNext(first, appended(nextOf(first), rest)) : rest

/** Of two branches one is no choice: what is in the other then stands in place of the gateway. */
const removeBranch = (tree: RootNode, gateway: GatewayNode, id: string): RootNode => {
  const branchs = gateway.branchs.filter((branch) => branch.id !== id)
  const [first, second] = branchs
  if (second) return replacePart(tree, { ...gateway, branchs })
  const before = rowOf(tree, gateway.id)?.before
  return before ? change(tree, before.id, (part) => withNext(part, appended(first?.children, nextOf(gateway)))) : tree
}

/** The start stays. */
export const remove = (tree: RootNode, id: string): RootNode => {
  const row = rowOf(tree, id)
  if (!row || row.part.type === 'ROOT') return tree
  return isBranch(row.part) && row.gateway ? removeBranch(tree, row.gateway, id) : removeNode(tree, id)
}

const holds = (node: ProcessNode, id: string): boolean => rowsOf(withNext(node, undefined)).some(({ part }) => part.id === id)

/** Nothing changes where a gateway would be moved into itself. */
export const move = (tree: RootNode, id: string, afterId: string): RootNode => {
  const row = rowOf(tree, id)
  if (!row || isBranch(row.part) || row.part.type === 'ROOT' || row.before?.id === afterId || holds(row.part, afterId)) return tree
  return insertAfter(removeNode(tree, id), afterId, withNext(row.part, undefined))
}

const swapped = (gateway: GatewayNode, id: string, by: -1 | 1): GatewayNode => {
  const place = gateway.branchs.findIndex((branch) => branch.id === id)
  const other = gateway.branchs[place + by]
  const branch = gateway.branchs[place]
  if (!branch || !other) return gateway
  return { ...gateway, branchs: gateway.branchs.with(place + by, branch).with(place, other) }
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** After which part a step stands once it was moved; undefined where it cannot go that way. */
const placeTowards = (tree: RootNode, id: string, direction: Direction): string | undefined => {
  const row = rowOf(tree, id)
  if (!row) return undefined
  const { part, before, gateway, branch } = row
  if (direction === 'down') return nextOf(part)?.id ?? gateway?.id
  if (direction === 'up') {
    if (before && !isBranch(before)) return rowOf(tree, before.id)?.before?.id
    return gateway && rowOf(tree, gateway.id)?.before?.id
  }
  const place = gateway?.branchs.findIndex((each) => each.id === branch?.id) ?? -1
  return place < 0 ? undefined : gateway?.branchs[place + (direction === 'left' ? -1 : 1)]?.id
}

/** One step up or down its chain and out of its branch at the end of it, or into the branch beside it. A branch changes its place among its siblings. */
export const shift = (tree: RootNode, id: string, direction: Direction): RootNode => {
  const row = rowOf(tree, id)
  if (!row) return tree
  if (isBranch(row.part) && row.gateway)
    return replacePart(tree, swapped(row.gateway, id, direction === 'left' || direction === 'up' ? -1 : 1))
  const afterId = placeTowards(tree, id, direction)
  return afterId === undefined ? tree : move(tree, id, afterId)
}

/** Before the default branch, which is asked last. */
export const addBranch = (tree: RootNode, gatewayId: string, branch: BranchNode): RootNode =>
  change(tree, gatewayId, (part) =>
    isGatewayPart(part)
      ? { ...part, branchs: part.type === 'CONCURRENTS' ? [...part.branchs, branch] : part.branchs.toSpliced(-1, 0, branch) }
      : part,
  )

/** Gives ids that nothing in the tree has, each once. */
export const newIds = (tree: RootNode): (() => string) => {
  const used = idsIn(tree)
  let number = 0
  return () => {
    do number += 1
    while (used.has(`node_${number}`))
    return `node_${number}`
  }
}

const renamed = <P extends Part>(part: P, nextId: () => string): P => {
  const own = { ...part, id: nextId() }
  if (!isGatewayPart(own)) return withNext(own, part.children && renamed(part.children, nextId))
  const join = own.children && { ...own.children, id: nextId() }
  return { ...own, children: join, branchs: own.branchs.map((branch) => renamed(branch, nextId)) }
}

/** A copy of one step or gateway with all that is in it, under new ids. */
export const copyOf = (tree: RootNode, node: ProcessNode): ProcessNode => renamed(withNext(node, undefined), newIds(tree))
