import type { BranchNode, DecisionNode, GatewayNode, ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'

/** Where a node stands: what comes before and after it in its chain, and the branch around the chain. */
export interface Place {
  readonly node: ProcessNode
  readonly next: ProcessNode | undefined
  readonly previous: ProcessNode | undefined
  readonly gateway: GatewayNode | undefined
  readonly branch: BranchNode | undefined
  /** How many gateways are around it. */
  readonly depth: number
}

export type TreeIndex = ReadonlyMap<string, Place>

export const isGateway = (node: ProcessNode): node is GatewayNode => 'branchs' in node

/** A join decides nothing: what follows it follows its gateway. */
export const firstOf = (chain: ProcessNode | undefined): ProcessNode | undefined => {
  let node = chain
  while (node?.type === 'EMPTY') node = node.children
  return node
}

interface Chain {
  readonly first: ProcessNode | undefined
  readonly gateway: GatewayNode | undefined
  readonly branch: BranchNode | undefined
  readonly depth: number
}

/** Every node but joins, in the order in which they are drawn. Without recursion: a tree may be as deep as it is long. */
const placesOf = (tree: RootNode): readonly Place[] => {
  const places: Place[] = []
  const chains: Chain[] = [{ first: tree, gateway: undefined, branch: undefined, depth: 0 }]
  for (let chain = chains.pop(); chain; chain = chains.pop()) {
    const { gateway, branch, depth } = chain
    let previous: ProcessNode | undefined
    for (let node = firstOf(chain.first); node; node = firstOf(node.children)) {
      places.push({ node, next: firstOf(node.children), previous, gateway, branch, depth })
      previous = node
      if (!isGateway(node)) continue
      const around = node
      chains.push(...around.branchs.toReversed().map((each) => ({ first: each.children, gateway: around, branch: each, depth: depth + 1 })))
    }
  }
  return places
}

const indexes = new WeakMap<RootNode, TreeIndex>()

export const indexOf = (tree: RootNode): TreeIndex => {
  const known = indexes.get(tree)
  if (known) return known
  const index = new Map(placesOf(tree).map((place) => [place.node.id, place]))
  indexes.set(tree, index)
  return index
}

/** The nodes that every path to a node has passed, the nearest first: before it in its chain, then before the gateway around it. */
export const nodesBefore = (index: TreeIndex, nodeId: string): readonly ProcessNode[] => {
  const found: ProcessNode[] = []
  let place = index.get(nodeId)
  while (place) {
    if (place.previous) {
      found.push(place.previous)
      place = index.get(place.previous.id)
    } else place = place.gateway && index.get(place.gateway.id)
  }
  return found
}

export const isDecision = (node: ProcessNode): node is DecisionNode => node.type === 'APPROVAL' || node.type === 'TASK'
