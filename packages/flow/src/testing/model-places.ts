import type { NodeSketch } from './build-process.ts'
import type { Leaf } from './model-votes.ts'

interface Gate {
  readonly kind: 'gate'
  /** The branches that were taken; null where one has ended. */
  readonly lanes: (Lane | null)[]
}
/** A chain with the place that it has come to. `back`: where it goes straight back to. */
export interface Lane {
  readonly chain: readonly NodeSketch[]
  at: number
  inner: Leaf | Gate | { readonly kind: 'form' } | null
  back: { readonly at: number; readonly inner: Lane['inner']; readonly back: Lane['back'] } | null
}

export const takenBranches = (node: NodeSketch, value: number) => {
  const branches = node.branchs ?? []
  if (node.type === 'CONCURRENTS') return branches
  const holds = ({ props }: (typeof branches)[number]) =>
    (props?.groups ?? [])
      .flatMap(({ conditions }) => conditions)
      .every(({ compare, value: [limit] }) => (compare === '>' ? value > Number(limit) : value <= Number(limit)))
  const conditional = branches.filter((branch) => (branch.props?.groups ?? []).length > 0 && holds(branch))
  if (conditional.length === 0) return branches.slice(-1)
  return node.type === 'CONDITIONS' ? conditional.slice(0, 1) : conditional
}

/** What is thrown away does not count any more. */
export const kill = (inner: Lane['inner']): void => {
  if (inner?.kind === 'leaf') inner.isDead = true
  if (inner?.kind === 'gate') for (const lane of inner.lanes) kill(lane?.inner ?? null)
}
