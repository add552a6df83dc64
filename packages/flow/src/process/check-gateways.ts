import type { Condition, ConditionGroup } from '@campus/contract/approval/conditions.ts'
import type { FormItem } from '@campus/contract/approval/form.ts'
import type { BranchNode, GatewayNode } from '@campus/contract/approval/process-tree.ts'
import { compare } from '../conditions/compare.ts'
import { isDefault } from '../conditions/evaluate.ts'
import { choosesOption, fieldsOf, optionValues } from '../form/fields.ts'
import type { Problem } from './problems.ts'
import type { Process } from './process.ts'

const branchTypes = { CONDITIONS: 'CONDITION', INCLUSIVES: 'INCLUSIVE', CONCURRENTS: 'CONCURRENT' } as const
const intervals: ReadonlySet<string> = new Set(['B', 'AB', 'BA', 'ABA'])
const lists: ReadonlySet<string> = new Set(['IN', 'DEPT', 'ORG', '=', '!='])

const isComplete = ({ compare, value }: Condition) => {
  if (intervals.has(compare)) return value.length === 2
  return lists.has(compare) ? value.length > 0 : value.length === 1
}

/** A condition that names what nobody can choose never holds, or always does. */
const namesOption = ({ compare: how, value }: Condition, field: FormItem) => {
  if (!choosesOption(field) || !(how === '=' || how === '!=' || how === 'IN')) return true
  return value.every((wanted) => optionValues(field).some((option) => compare('=', option, [wanted])))
}

/** Conditions of branches and of fields that are only sometimes shown. Without the fields of a form, any may be named. */
export const checkGroups = (
  groups: readonly ConditionGroup[],
  fields: readonly FormItem[] | undefined,
): readonly Pick<Problem, 'code' | 'at'>[] =>
  groups
    .flatMap(({ conditions }) => conditions)
    .flatMap((condition): readonly Pick<Problem, 'code' | 'at'>[] => {
      const field = fields?.find(({ id }) => id === condition.id)
      if (condition.id !== 'root' && fields && !field) return [{ code: 'unknown_field', at: condition.id }]
      if (!isComplete(condition)) return [{ code: 'incomplete_condition', at: condition.id }]
      return field && !namesOption(condition, field) ? [{ code: 'unknown_option', at: condition.id }] : []
    })

const checkBranch = ({ props }: BranchNode, fields: readonly FormItem[]): readonly Pick<Problem, 'code' | 'at'>[] => {
  if (props.type === 'UEL' || props.type === 'JS' || props.type === 'HTTP') return [{ code: 'expression_refused' }]
  if (props.type === 'RULE') return props.rule === '' ? [{ code: 'incomplete_condition' }] : []
  return checkGroups(props.groups, fields)
}

/** The default is the last resort: behind it nothing is reached, and a second one never is. */
const checkDefaults = (gateway: GatewayNode): readonly Problem[] => {
  if (gateway.type === 'CONCURRENTS') return []
  const defaults = gateway.branchs.filter(({ props }) => isDefault(props))
  if (defaults.length === 0) return [{ code: 'no_default', nodeId: gateway.id }]
  return defaults.slice(1).map(({ id }) => ({ code: 'unreachable_branch', nodeId: id }))
}

export const checkGateway = ({ form }: Process, gateway: GatewayNode): readonly Problem[] => {
  const fields = fieldsOf(form)
  const wrong = gateway.branchs.filter(({ type }) => type !== branchTypes[gateway.type])
  return [
    ...wrong.map(({ id }): Problem => ({ code: 'wrong_branch', nodeId: id })),
    ...checkDefaults(gateway),
    ...(gateway.type === 'CONCURRENTS' ? [] : gateway.branchs).flatMap((branch) =>
      checkBranch(branch, fields).map((problem): Problem => ({ ...problem, nodeId: branch.id })),
    ),
  ]
}
