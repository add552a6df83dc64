import type { BranchCondition, Condition, ConditionGroup } from '@campus/contract/approval/conditions.ts'
import type { FormValues } from '@campus/contract/approval/form.ts'
import type { ReadCalendar } from '../formulas/calculate.ts'
import { compare, idsOf } from './compare.ts'

/** What a condition may ask about. */
export interface Asked {
  readonly values: FormValues
  readonly starter: string
  /** The unit that they started in. */
  readonly unit: string | null
}

export interface ConditionContext extends Asked {
  readonly unitsAbove: (unit: string) => readonly string[]
  readonly unitsOf: (person: string) => readonly string[]
  readonly holds: (rule: string, asked: Asked) => boolean
  /** When the school works; formulas that count working days stay empty without it. */
  readonly calendar?: ReadCalendar
}

/** Every chosen unit is one of these or under one. The starter counts with the unit that they started in. */
const isInUnits = (condition: Condition, context: ConditionContext) => {
  const wanted = new Set(idsOf(condition.value))
  const unit = context.unit ? [context.unit] : []
  const chosen = condition.id === 'root' ? unit : idsOf(context.values[condition.id])
  return chosen.length > 0 && chosen.every((id) => context.unitsAbove(id).some((above) => wanted.has(above)))
}

/** Every chosen person is one of these or in one of these units. */
const isOfPeople = (condition: Condition, context: ConditionContext) => {
  const wanted = new Set(idsOf(condition.value))
  const people = condition.id === 'root' ? [context.starter] : idsOf(context.values[condition.id])
  return people.length > 0 && people.every((id) => wanted.has(id) || context.unitsOf(id).some((unit) => wanted.has(unit)))
}

const conditionHolds = (condition: Condition, context: ConditionContext): boolean => {
  if (condition.compare === 'DEPT') return isInUnits(condition, context)
  if (condition.compare === 'ORG') return isOfPeople(condition, context)
  return compare(condition.compare, condition.id === 'root' ? context.starter : context.values[condition.id], condition.value)
}

const joined = <Item>(type: 'AND' | 'OR', items: readonly Item[], holds: (item: Item) => boolean) =>
  type === 'AND' ? items.every(holds) : items.some(holds)

export const groupHolds = ({ groupType, conditions }: ConditionGroup, context: ConditionContext): boolean =>
  joined(groupType, conditions, (condition) => conditionHolds(condition, context))

export const isDefault = ({ type, groups }: BranchCondition): boolean => type === 'SIMPLE' && groups.length === 0

/** Never of the default branch, which is taken where nothing else holds; never of expressions, which nobody runs. */
export const branchHolds = (branch: BranchCondition, context: ConditionContext): boolean => {
  const { values, starter, unit } = context
  if (branch.type === 'RULE') return branch.rule !== '' && context.holds(branch.rule, { values, starter, unit })
  if (branch.type !== 'SIMPLE' || isDefault(branch)) return false
  return joined(branch.groupsType, branch.groups, (group) => groupHolds(group, context))
}
