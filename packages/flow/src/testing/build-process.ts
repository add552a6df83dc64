import type { BranchCondition } from '@campus/contract/approval/conditions.ts'
import { Form } from '@campus/contract/approval/form.ts'
import { ProcessTree } from '@campus/contract/approval/process-tree.ts'
import { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Process } from '../process/process.ts'

/** A node without what follows it; `id` is short and becomes `node_<id>`. */
export interface NodeSketch {
  readonly id: string
  readonly type: string
  readonly props?: object
  readonly branchs?: readonly { readonly props?: Partial<BranchCondition>; readonly chain: readonly NodeSketch[] }[]
}

export const nodeId = (id: string) => (id === 'root' ? id : `node_${id}`)

export const approval = (id: string, props: object = {}): NodeSketch => ({
  id,
  type: 'APPROVAL',
  props: { assignedType: 'ASSIGN_USER', waiveWords: true, operationPerm: { beforeAdd: { show: true } }, ...props },
})
export const work = (id: string, props: object = {}): NodeSketch => ({ ...approval(id, props), type: 'TASK' })
export const copy = (id: string): NodeSketch => ({ id, type: 'CC', props: {} })
export const delay = (id: string): NodeSketch => ({ id, type: 'DELAY', props: { type: 'FIXED', time: 1, unit: 'H' } })
export const webhook = (id: string): NodeSketch => ({
  id,
  type: 'TRIGGER',
  props: { type: 'WEBHOOK', http: { method: 'POST', url: 'https://school.example/hook' } },
})
export const subprocess = (id: string, props: object = {}): NodeSketch => ({ id, type: 'SUBPROC', props: { subProcCode: '', ...props } })

export const parallel = (id: string, ...chains: readonly (readonly NodeSketch[])[]): NodeSketch => ({
  id,
  type: 'CONCURRENTS',
  branchs: chains.map((chain) => ({ chain })),
})

const branching =
  (type: 'CONDITIONS' | 'INCLUSIVES') =>
  (id: string, ...branchs: readonly { readonly when?: readonly object[]; readonly chain: readonly NodeSketch[] }[]): NodeSketch => ({
    id,
    type,
    branchs: branchs.map(({ when, chain }) => ({
      chain,
      props: { groups: when ? [{ groupType: 'AND', conditions: when }] : [] } as Partial<BranchCondition>,
    })),
  })
export const either = branching('CONDITIONS')
export const some = branching('INCLUSIVES')

const branchTypes: Readonly<Record<string, string>> = { CONDITIONS: 'CONDITION', INCLUSIVES: 'INCLUSIVE', CONCURRENTS: 'CONCURRENT' }

const chained = (chain: readonly NodeSketch[]): object | undefined => {
  const [first, ...rest] = chain
  if (!first) return undefined
  const { id, type, props = {}, branchs } = first
  const node = { id: nodeId(id), name: id, type, props }
  if (!branchs) return { ...node, children: chained(rest) }
  return {
    ...node,
    branchs: branchs.map((branch, place) => ({
      id: `${nodeId(id)}b${place}`,
      name: '',
      type: branchTypes[type],
      props: branch.props ?? {},
      children: chained(branch.chain),
    })),
    children: { id: `${nodeId(id)}join`, name: '', type: 'EMPTY', props: {}, children: chained(rest) },
  }
}

/** The tree of a process as the designer would write it. */
export const treeOf = (chain: readonly NodeSketch[], rootProps: object = {}): object => ({
  id: 'root',
  name: 'start',
  type: 'ROOT',
  props: rootProps,
  children: chained(chain),
})

export const processOf = (
  chain: readonly NodeSketch[],
  { settings = {}, form = [], root = {} }: { readonly settings?: object; readonly form?: readonly object[]; readonly root?: object } = {},
): Process => ({
  tree: ProcessTree.parse(treeOf(chain, root)),
  form: Form.parse(form),
  settings: ProcessSettings.parse(settings),
})
