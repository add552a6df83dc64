import { PeopleRule } from '@campus/contract/approval/node-people.ts'
import type { approverRules, conditionRules, peopleByQuery, peopleByRule, resolveConditions } from '@campus/contract/approval/rules.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { chooseBranches } from '@campus/flow/conditions/choose-branches.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { indexOf, isGateway } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { peopleOfNode } from '../lookup/node-people.service.ts'
import { reviewedQueries } from '../lookup/reviewed-queries.ts'
import { listRules } from '../lookup/rule.repository.ts'
import { requireStartable } from '../processes/process.service.ts'
import { unitToStartFrom } from '../processes/starting-units.service.ts'
import { shownPeople } from '../shown/shown-people.service.ts'

const folders: Record<'conditions' | 'approvers' | 'queries', Phrase> = {
  conditions: ['命名条件', 'Named conditions', '命名條件'],
  approvers: ['命名审批人规则', 'Named approver rules', '命名審批人規則'],
  queries: ['系统查询', 'Reviewed queries', '系統查詢'],
}

const rulesOf = async (ctx: CallerCtx, kind: 'approver' | 'condition' | 'query') =>
  (await listRules(ctx.sql, ctx.caller.schoolId, kind)).map(({ id, name, name_en, name_tw }) => ({
    id,
    label: say([name, name_en, name_tw], ctx.language),
    kind,
  }))

export const listConditions = async (ctx: CallerCtx): Promise<OutputOf<typeof conditionRules>> => [
  { id: 'conditions', label: say(folders.conditions, ctx.language), children: await rulesOf(ctx, 'condition') },
]

export const listApprovers = async (ctx: CallerCtx): Promise<OutputOf<typeof approverRules>> => [
  {
    id: 'approvers',
    label: say(folders.approvers, ctx.language),
    children: [...(await rulesOf(ctx, 'approver')), ...(await rulesOf(ctx, 'query'))],
  },
  {
    id: 'queries',
    label: say(folders.queries, ctx.language),
    children: Object.entries(reviewedQueries).map(([id, { label }]) => ({ id, label: say(label, ctx.language), kind: 'query' as const })),
  },
]

const present = async (ctx: CallerCtx, ids: readonly string[]) => ids.map(await shownPeople(ctx, ids))

/** Runs a query of the catalogue by its id; text of a query, in whatever field, is never run. */
export const findByQuery = async (ctx: CallerCtx, given: InputOf<typeof peopleByQuery>): Promise<OutputOf<typeof peopleByQuery>> => {
  const query = Object.hasOwn(reviewedQueries, given.id) ? reviewedQueries[given.id] : undefined
  if (!query || given.sql !== undefined) throw refuse('query_unknown')
  const { schoolId, personId } = ctx.caller
  const unitId = await unitToStartFrom(ctx, undefined)
  return present(ctx, await query.find(ctx, { schoolId, personId, unitId: given.deptId ?? unitId }))
}

export const findByRule = async (ctx: CallerCtx, given: InputOf<typeof peopleByRule>): Promise<OutputOf<typeof peopleByRule>> => {
  const { schoolId, personId: starter } = ctx.caller
  const isKnown = (await rulesOf(ctx, 'approver')).concat(await rulesOf(ctx, 'query')).some(({ id }) => id === given.id)
  if (!isKnown) throw refuse('query_unknown')
  const rule = PeopleRule.parse({ assignedType: 'RULE', rule: given.id })
  const unit = given.deptId ?? (await unitToStartFrom(ctx, undefined))
  const request = { kind: 'node', nodeId: '', starter, unit, values: given.context, picked: [] } as const
  const found = await peopleOfNode({ ctx, schoolId, rule, request })
  return present(
    ctx,
    found.map(({ personId }) => personId),
  )
}

/** Which ways a gateway would open; the first of them, unless several are asked for. */
export const resolve = async (ctx: CallerCtx, given: InputOf<typeof resolveConditions>): Promise<string[]> => {
  const { schoolId, personId: starter } = ctx.caller
  const { row, process } = await requireStartable(ctx, given.processDfId)
  const gateway = indexOf(process.tree).get(given.conditionNodeId)?.node
  if (!gateway || !isGateway(gateway)) throw refuse('not_found')
  const unit = await unitToStartFrom(ctx, given.deptId)
  const asker = { schoolId, processId: row.id, tree: process.tree }
  const branches = await withAnswers(lookupFor(ctx, asker), (lookup) =>
    chooseBranches(gateway, { ...lookup, values: given.context, starter, unit }),
  )
  const ids = branches.map(({ id }) => id)
  return given.multiple ? ids : ids.slice(0, 1)
}
