import { BranchCondition } from '@campus/contract/approval/conditions.ts'
import { RuleDefinition } from '@campus/contract/approval/console/rules.ts'
import type { FormValues } from '@campus/contract/approval/form.ts'
import { Id } from '@campus/contract/fields.ts'
import { branchHolds } from '@campus/flow/conditions/evaluate.ts'
import type { Ctx } from '../../../context/context.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { listPeople } from './lookup.repository.ts'
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

interface Asked {
  readonly rule: string
  readonly values: FormValues
  readonly starter: string
}

/** Whether a named condition of the school holds; one that is gone does not. Named conditions name no others. */
export const ruleHolds = async (
  ctx: Ctx,
  { schoolId }: { readonly schoolId: string },
  { rule, values, starter }: Asked,
): Promise<boolean> => {
  const definition = await definitionOf(ctx, schoolId, rule)
  if (definition?.kind !== 'condition') return false
  const unit = (await listPeople(ctx.sql, schoolId, [starter]))[0]?.org_unit_id ?? null
  const above = unit ? (await trailTo(ctx, schoolId, unit)).map(({ id }) => id) : []
  return branchHolds(BranchCondition.parse({ groupsType: definition.groupsType, groups: definition.groups }), {
    values,
    starter,
    unit,
    unitsAbove: (id) => (id === unit ? above : [id]),
    unitsOf: (person) => (person === starter ? above : []),
    holds: () => false,
  })
}
