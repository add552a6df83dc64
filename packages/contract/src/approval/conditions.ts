import { z } from 'zod'

export const Compare = z.enum(['>', '<', '>=', '<=', '=', '!=', 'B', 'AB', 'BA', 'ABA', 'IN', 'DEPT', 'ORG'])
export type Compare = z.infer<typeof Compare>

const Scalar = z.union([z.string().max(1000), z.number(), z.boolean()])
const Member = z.object({ id: z.string().max(64), name: z.string().max(200).optional(), type: z.enum(['user', 'dept']).optional() })

/** `id` names a field, or `root` for the starter. B, AB, BA and ABA are intervals: open, closed on the left, on the right, on both sides. */
export const Condition = z.object({
  id: z.string().max(64),
  compare: Compare,
  valueType: z.string().max(20).default('String'),
  value: z.array(z.union([Scalar, Member])).max(200),
})
export type Condition = z.infer<typeof Condition>

export const ConditionGroup = z.object({ groupType: z.enum(['AND', 'OR']), conditions: z.array(Condition).min(1).max(20) })
export type ConditionGroup = z.infer<typeof ConditionGroup>

/** SIMPLE without groups is the default branch. UEL, JS and HTTP of an imported tree are read, so that the check can name the node; they never run. */
export const BranchCondition = z.object({
  groupsType: z.enum(['AND', 'OR']).default('AND'),
  type: z.enum(['SIMPLE', 'RULE', 'UEL', 'JS', 'HTTP']).default('SIMPLE'),
  groups: z.array(ConditionGroup).max(20).default([]),
  /** RULE: a named condition of the school. */
  rule: z.string().max(64).default(''),
})
export type BranchCondition = z.infer<typeof BranchCondition>
