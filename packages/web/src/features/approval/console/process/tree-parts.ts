import type { BranchNode, GatewayNode, JoinNode, ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { isGateway } from '@campus/flow/process/tree.ts'

/** What can be chosen in the designer: a step, a gateway, or one branch of a gateway. */
export type Part = ProcessNode | BranchNode

const branchTypes: ReadonlySet<string> = new Set(['CONDITION', 'INCLUSIVE', 'CONCURRENT'])

export const isBranch = (part: Part): part is BranchNode => branchTypes.has(part.type)
export const isGatewayPart = (part: Part): part is GatewayNode => !isBranch(part) && isGateway(part)

const isJoin = (node: ProcessNode | undefined): node is JoinNode => node?.type === 'EMPTY'

/** What comes after a part: after a gateway that is what follows its join, in a branch its first step. */
export const nextOf = (part: Part): ProcessNode | undefined =>
  isGatewayPart(part) && isJoin(part.children) ? part.children.children : part.children

const joinOf = (gateway: GatewayNode): JoinNode =>
  isJoin(gateway.children) ? gateway.children : { id: `${gateway.id}e`, name: '', type: 'EMPTY', props: {} }

export const withNext = <P extends Part>(part: P, next: ProcessNode | undefined): P =>
  isGatewayPart(part) ? { ...part, children: { ...joinOf(part), children: next } } : { ...part, children: next }

/** The steps of a chain from the first one on. */
export const chainOf = (first: ProcessNode | undefined): readonly ProcessNode[] => {
  const chain: ProcessNode[] = []
  for (let node = first; node; node = nextOf(node)) chain.push(node)
  return chain
}

/** Where a part stands: what comes before it, and the branch around it. */
export interface Row {
  readonly part: Part
  /** How many branches are around it. */
  readonly depth: number
  /** The step before it, or the branch that it is the first of. A branch has none. */
  readonly before: Part | undefined
  readonly gateway: GatewayNode | undefined
  readonly branch: BranchNode | undefined
}

const rowsIn = (first: ProcessNode | undefined, around: Omit<Row, 'part'>): readonly Row[] => {
  const rows: Row[] = []
  let { before } = around
  for (const node of chainOf(first)) {
    rows.push({ ...around, part: node, before })
    before = node
    if (!isGatewayPart(node)) continue
    for (const branch of node.branchs) {
      const inside = { depth: around.depth + 1, gateway: node, branch }
      rows.push({ ...inside, part: branch, before: undefined }, ...rowsIn(branch.children, { ...inside, before: branch }))
    }
  }
  return rows
}

/** All parts from one on, in the order in which they are read, a gateway before its branches. */
export const rowsOf = (first: ProcessNode): readonly Row[] =>
  rowsIn(first, { depth: 0, before: undefined, gateway: undefined, branch: undefined })

export const rowOf = (tree: RootNode, id: string): Row | undefined => rowsOf(tree).find(({ part }) => part.id === id)

/** Every id in use, those of joins as well. */
export const idsIn = (tree: RootNode): ReadonlySet<string> =>
  new Set(rowsOf(tree).flatMap(({ part }) => (isGatewayPart(part) ? [part.id, joinOf(part).id] : [part.id])))
