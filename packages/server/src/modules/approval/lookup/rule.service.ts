import { BranchCondition } from '@campus/contract/approval/conditions.ts'
import type { FormValues } from '@campus/contract/approval/form.ts'
import { PeopleRule } from '@campus/contract/approval/node-people.ts'
import { branchHolds } from '@campus/flow/conditions/evaluate.ts'
import type { Ctx } from '../../../context/context.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { listPeople } from './lookup.repository.ts'
import { findRule } from './rule.repository.ts'

/** A named rule of the school that says who decides; nobody where it is gone. */
export const findApproverRule = async (ctx: Ctx, schoolId: string, id: string): Promise<PeopleRule | undefined> => {
  const definition = await findRule(ctx.sql, schoolId, 'approver', id)
  return definition === undefined ? undefined : PeopleRule.parse(definition)
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
  const definition = await findRule(ctx.sql, schoolId, 'condition', rule)
  if (definition === undefined) return false
  const unit = (await listPeople(ctx.sql, schoolId, [starter]))[0]?.org_unit_id ?? null
  const above = unit ? (await trailTo(ctx, schoolId, unit)).map(({ id }) => id) : []
  return branchHolds(BranchCondition.parse(definition), {
    values,
    starter,
    unit,
    unitsAbove: (id) => (id === unit ? above : [id]),
    unitsOf: (person) => (person === starter ? above : []),
    holds: () => false,
  })
}
