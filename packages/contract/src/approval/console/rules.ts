import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { Titled } from '../../school/schools.ts'
import { ConditionGroup } from '../conditions.ts'
import { type AssignedType, PeopleRule } from '../node-people.ts'

/** How a named rule may find people: without a form or a choice of the starter, which it does not know. */
export const ruleTypes = [
  'ASSIGN_USER',
  'LEADER',
  'LEADER_TOP',
  'ASSIGN_LEADER',
  'ROLE',
  'NEAREST_MANAGER',
] as const satisfies readonly AssignedType[]

export const RuleDefinition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approver'), people: PeopleRule.extend({ assignedType: z.enum(ruleTypes) }) }),
  z.object({
    kind: z.literal('condition'),
    /** The process whose form it asks about; without one it asks about the starter. */
    processId: Id.nullable().default(null),
    groupsType: z.enum(['AND', 'OR']).default('AND'),
    groups: z.array(ConditionGroup).min(1).max(20),
  }),
  /** One of the queries that the product brings along, for a unit or for that of the starter. */
  z.object({ kind: z.literal('query'), query: z.string().max(64), unitId: Id.nullable().default(null) }),
])
export type RuleDefinition = z.infer<typeof RuleDefinition>

const RuleRow = Titled.extend({
  id: Id,
  revision: z.number().int(),
  definition: RuleDefinition,
  /** The processes whose draft, published version or running applications need it. */
  usedBy: z.array(z.string()),
})

export const consoleRules = call({
  method: 'GET',
  path: '/console/approval/rules',
  who: ['admin', 'auditor'],
  summary: 'The named rules of the school with the processes that use them, and the reviewed queries of the product.',
  output: z.object({ rules: z.array(RuleRow), queries: z.array(z.object({ id: z.string(), label: z.string(), takesUnit: z.boolean() })) }),
})

export const saveRule = call({
  method: 'POST',
  path: '/console/approval/rules',
  who: ['admin'],
  summary: 'Add a named rule, or change one; a query is one of the reviewed ones, never text of the school.',
  body: z.object({
    id: Id.optional(),
    /** The revision that was edited. */
    revision: z.number().int().min(0).default(0),
    name: z.string().trim().min(1).max(40),
    nameEn: z.string().trim().min(1).max(80),
    nameTw: z.string().trim().min(1).max(40),
    definition: RuleDefinition,
  }),
  output: z.object({ id: Id }),
  refusals: ['query_unknown', 'rule_incomplete', 'rule_changed'],
  idempotency: 'accepted',
})

export const retireRule = call({
  method: 'POST',
  path: '/console/approval/rules/retire',
  who: ['admin'],
  summary: 'Remove a named rule that no process uses.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['rule_in_use'],
  idempotency: 'accepted',
})

/** What comes with the refusal to remove a rule. */
export const RulesInUse = z.object({ processes: z.array(z.string()) })
