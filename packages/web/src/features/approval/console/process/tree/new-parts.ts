import { type BranchNode, type ProcessNode, ProcessTree } from '@campus/contract/approval/process-tree.ts'
import type { nodeKinds } from './words.ts'

/** The kinds that can be added; a branch is added to its gateway. */
export const addedKinds = [
  'APPROVAL',
  'TASK',
  'CC',
  'CONDITIONS',
  'INCLUSIVES',
  'CONCURRENTS',
  'DELAY',
  'TRIGGER',
  'SUBPROC',
] as const satisfies readonly (keyof typeof nodeKinds)[]
export type AddedKind = (typeof addedKinds)[number]
export type GatewayKind = 'CONDITIONS' | 'INCLUSIVES' | 'CONCURRENTS'

const propsOf: Record<Exclude<AddedKind, GatewayKind>, object> = {
  APPROVAL: { assignedType: 'ASSIGN_USER' },
  TASK: { assignedType: 'ASSIGN_USER' },
  CC: {},
  DELAY: { type: 'FIXED', time: 1, unit: 'D' },
  TRIGGER: { type: 'WEBHOOK', http: { method: 'POST', url: '' } },
  SUBPROC: { subProcCode: '' },
}

const branchTypes = { CONDITIONS: 'CONDITION', INCLUSIVES: 'INCLUSIVE', CONCURRENTS: 'CONCURRENT' } as const

/** A condition that still has to be filled in: a branch without any would be the default one. */
export const emptyGroup = () => ({
  groupType: 'AND' as const,
  conditions: [{ id: '', compare: '=' as const, valueType: 'String', value: [] }],
})

export const newBranch = (kind: GatewayKind, id: string, name: string, isDefault = false): BranchNode => ({
  id,
  name,
  type: branchTypes[kind],
  props: { groupsType: 'AND', type: 'SIMPLE', groups: isDefault || kind === 'CONCURRENTS' ? [] : [emptyGroup()], rule: '' },
})

const isGatewayKind = (kind: AddedKind): kind is GatewayKind => kind in branchTypes

export interface PartNames {
  readonly kind: string
  readonly branch: (number: number) => string
  readonly otherwise: string
}

const gatewayOf = (kind: GatewayKind, nextId: () => string, names: PartNames) => ({
  id: nextId(),
  name: names.kind,
  type: kind,
  props: {},
  branchs: [
    newBranch(kind, nextId(), names.branch(1)),
    newBranch(kind, nextId(), kind === 'CONCURRENTS' ? names.branch(2) : names.otherwise, true),
  ],
  children: { id: nextId(), name: '', type: 'EMPTY', props: {} },
})

/** A step of a kind with everything that it begins with. */
export const newNode = (kind: AddedKind, nextId: () => string, names: PartNames): ProcessNode => {
  const written = isGatewayKind(kind)
    ? gatewayOf(kind, nextId, names)
    : { id: nextId(), name: names.kind, type: kind, props: propsOf[kind] }
  const { children } = ProcessTree.parse({ id: 'root', name: '', type: 'ROOT', props: {}, children: written })
  if (!children) throw new Error(`A step of the kind ${kind} was not made`)
  return children
}
