import { BranchCondition } from '@campus/contract/approval/conditions.ts'
import { RuleDefinition } from '@campus/contract/approval/console/rules.ts'
import { Id } from '@campus/contract/fields.ts'
import { type Asked, branchHolds } from '@campus/flow/conditions/evaluate.ts'
import { type SlowLookup, withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import type { Ctx } from '../../../context/context.ts'
import { reviewedQueries } from './reviewed-queries.ts'
import { findRule } from './rule.repository.ts'

const definitionOf = async (ctx: Ctx, schoolId: string, id: string): Promise<RuleDefinition | undefined> => {
  const definition = Id.safeParse(id).success ? await findRule(ctx.sql, schoolId, id) : undefined
  return definition === undefined ? undefined : RuleDefinition.parse(definition)
}

/** A named rule of the school that says who decides, or a reviewed query by its id; nobody where it is gone. */
export const findApproverRule = async (ctx: Ctx, schoolId: string, id: string) => {
  if (Object.hasOwn(reviewedQueries, id)) return { query: id, unitId: null }
  const definition = await definitionOf(ctx, schoolId, id)
  if (definition?.kind === 'approver') return definition.people
  return definition?.kind === 'query' ? definition : undefined
}

/** Whether a named condition of the school holds; one that is gone does not. Named conditions name no others. */
export const ruleHolds = async (
  ctx: Ctx,
  { schoolId, lookup }: { readonly schoolId: string; readonly lookup: SlowLookup },
  rule: string,
  asked: Asked,
): Promise<boolean> => {
  const definition = await definitionOf(ctx, schoolId, rule)
  if (definition?.kind !== 'condition') return false
  const condition = BranchCondition.parse({ groupsType: definition.groupsType, groups: definition.groups })
  return withAnswers(lookup, (lookup) => branchHolds(condition, { ...lookup, ...asked, holds: () => false }))
}
