import { approval, copy, either, type NodeSketch, nodeId, parallel, some } from './build-process.ts'
import type { Random } from './random.ts'

export const everybody = ['ann', 'bob', 'cid', 'dan', 'eve', 'starter'] as const

export interface RandomProcess {
  readonly chain: readonly NodeSketch[]
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly settings: { readonly reExecute: boolean; readonly sameSkip: 'NONE' | 'FIRST'; readonly recallSkip: boolean }
  readonly value: number
}

const maxNodes = 14
const maxDepth = 3

/** A process with nested gateways, all ways to vote, steps without people and refusals that lead back. */
export const randomProcess = (random: Random): RandomProcess => {
  const nodes: Record<string, readonly string[]> = {}
  let count = 0
  const newId = () => {
    count += 1
    return String(count)
  }

  const decision = (before: readonly string[]): NodeSketch => {
    const id = newId()
    const people = random.chance(0.1) ? [] : random.someOf(everybody, 0.4)
    nodes[id] = people
    const isEmpty = people.every((person) => person === 'starter')
    const handler = random.oneOf(['TO_PASS', 'TO_REFUSE', 'TO_ADMIN', 'TO_ADMIN'])
    const type = isEmpty && handler === 'TO_REFUSE' ? 'TO_END' : random.oneOf(['TO_END', 'TO_BEFORE', 'TO_NODE'])
    return approval(id, {
      mode: random.oneOf(['AND', 'OR', 'NEXT', 'RATIO']),
      ratio: 1 + random.below(100),
      collect: random.chance(0.3),
      veto: random.chance(0.2),
      firstDecides: random.chance(0.2),
      nobody: { handler },
      refuse: { type, target: nodeId(random.oneOf(['root', ...before]) ?? 'root') },
    })
  }

  const when = () => [{ id: 'n', compare: random.oneOf(['>', '<=']), valueType: 'Number', value: [random.below(10)] }]

  const gateway = (depth: number, before: readonly string[]): NodeSketch => {
    const id = newId()
    const inside = () => chainOf(depth + 1, before)
    const kind = random.below(3)
    if (kind === 0) return parallel(id, ...Array.from({ length: 2 + random.below(2) }, inside))
    const conditional = Array.from({ length: 1 + random.below(2) }, () => ({ when: when(), chain: inside() }))
    return (kind === 1 ? either : some)(id, ...conditional, { chain: inside() })
  }

  const chainOf = (depth: number, before: readonly string[]): readonly NodeSketch[] => {
    const chain: NodeSketch[] = []
    const passed = [...before]
    const length = random.below(depth === 0 ? 5 : 4)
    for (let place = 0; place < length; place += 1) {
      if (count >= maxNodes) break
      if (depth < maxDepth && random.chance(0.35)) chain.push(gateway(depth, passed))
      else if (random.chance(0.1)) chain.push(copy(newId()))
      else {
        const node = decision(passed)
        chain.push(node)
        passed.push(node.id)
      }
    }
    return chain
  }

  return {
    chain: chainOf(0, []),
    nodes,
    settings: { reExecute: random.chance(0.6), sameSkip: random.chance(0.4) ? 'FIRST' : 'NONE', recallSkip: random.chance(0.5) },
    value: random.below(10),
  }
}
