import { z } from 'zod'
import { Id } from '../fields.ts'
import { BranchCondition } from './conditions.ts'
import { decisionFields, FieldRights, NodeId, OperationRights, PeopleRule, PickedMember, RefuseRule } from './node-people.ts'
import { Delay, timeFields } from './node-times.ts'

export const maxNodes = 200
export const maxGatewayDepth = 10

const Members = z.array(PickedMember).max(500).default([])

/** `assignedUser`: who may start; nobody named means everybody. */
const RootProps = z.object({ assignedUser: Members, formPerms: FieldRights, operationPerm: OperationRights.prefault({}) })
export const DecisionProps = z.object({ ...decisionFields, ...timeFields })
export type DecisionProps = z.infer<typeof DecisionProps>
/** `shouldAdd`: the starter may add people. */
const CopyProps = z.object({
  ...PeopleRule.shape,
  assignedType: PeopleRule.shape.assignedType.default('ASSIGN_USER'),
  shouldAdd: z.boolean().default(false),
  formPerms: FieldRights,
})
const Pair = z.object({ key: z.string().max(200), value: z.string().max(2000) })
export const TriggerProps = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('WEBHOOK'),
    http: z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      url: z.string().max(2000),
      headers: z.array(Pair).max(20).default([]),
      params: z.array(Pair).max(50).default([]),
      contentType: z.enum(['JSON', 'FORM']).default('JSON'),
    }),
  }),
  z.object({
    type: z.literal('EMAIL'),
    email: z.object({ subject: z.string().max(200), to: z.array(z.string().max(254)).min(1).max(20), content: z.string().max(10_000) }),
  }),
])
export type TriggerProps = z.infer<typeof TriggerProps>
const Transfer = z.object({ mKey: z.string().max(64), sKey: z.string().max(64) })
export const SubprocessProps = z.object({
  subProcCode: z.union([Id, z.literal('')]),
  staterUser: z
    .object({ type: z.enum(['ROOT', 'FORM', 'SELECT']), value: z.string().max(64).default('') })
    .default({ type: 'ROOT', value: '' }),
  startDept: z.string().max(64).default(''),
  /** FORM with several people: one instance for each of them. */
  subAll: z.boolean().default(false),
  syncVersion: z.boolean().default(true),
  inVar: z.array(Transfer).max(100).default([]),
  outVar: z.array(Transfer).max(100).default([]),
  refuse: RefuseRule.default({ type: 'TO_END', target: '' }),
})
export type SubprocessProps = z.infer<typeof SubprocessProps>
const NoProps = z.object({}).default({})

interface NodeOf<Type extends string, Props> {
  readonly id: string
  readonly name: string
  readonly type: Type
  readonly props: Props
  /** The one node that comes next. Under a gateway it is its join. */
  readonly children?: ProcessNode | undefined
}
export type RootNode = NodeOf<'ROOT', z.infer<typeof RootProps>>
export type DecisionNode = NodeOf<'APPROVAL' | 'TASK', DecisionProps>
export type CopyNode = NodeOf<'CC', z.infer<typeof CopyProps>>
export type DelayNode = NodeOf<'DELAY', Delay>
export type TriggerNode = NodeOf<'TRIGGER', TriggerProps>
export type SubprocessNode = NodeOf<'SUBPROC', SubprocessProps>
export type JoinNode = NodeOf<'EMPTY', object>
export type BranchNode = NodeOf<'CONDITION' | 'INCLUSIVE' | 'CONCURRENT', BranchCondition>
export interface GatewayNode extends NodeOf<'CONDITIONS' | 'INCLUSIVES' | 'CONCURRENTS', object> {
  readonly branchs: readonly BranchNode[]
}
export type ProcessNode = RootNode | DecisionNode | CopyNode | DelayNode | TriggerNode | SubprocessNode | JoinNode | GatewayNode

/** The family writes `{}` or null where nothing follows. */
const nodeOrNothing = (value: unknown) =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0) ? undefined : value

const base = {
  id: NodeId,
  name: z.string().max(100),
  children: z.lazy((): z.ZodType<ProcessNode | undefined> => z.preprocess(nodeOrNothing, AnyNode.optional())),
}
const Branch: z.ZodType<BranchNode> = z.object({
  ...base,
  type: z.enum(['CONDITION', 'INCLUSIVE', 'CONCURRENT']),
  props: BranchCondition.prefault({}),
})
const Root = z.object({ ...base, type: z.literal('ROOT'), props: RootProps.prefault({}) })
const AnyNode: z.ZodType<ProcessNode> = z.discriminatedUnion('type', [
  Root,
  z.object({ ...base, type: z.enum(['APPROVAL', 'TASK']), props: DecisionProps }),
  z.object({ ...base, type: z.literal('CC'), props: CopyProps }),
  z.object({ ...base, type: z.literal('DELAY'), props: Delay }),
  z.object({ ...base, type: z.literal('TRIGGER'), props: TriggerProps }),
  z.object({ ...base, type: z.literal('SUBPROC'), props: SubprocessProps }),
  z.object({ ...base, type: z.literal('EMPTY'), props: NoProps }),
  z.object({ ...base, type: z.enum(['CONDITIONS', 'INCLUSIVES', 'CONCURRENTS']), props: NoProps, branchs: z.array(Branch).min(2).max(20) }),
])

/** Only for what is known to be small: text from outside goes through `readProcess` of the package `flow`, which bounds it first. */
export const ProcessTree: z.ZodType<RootNode> = Root
