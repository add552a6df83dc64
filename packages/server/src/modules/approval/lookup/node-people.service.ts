import type { PeopleRule } from '@campus/contract/approval/node-people.ts'
import { idsOf } from '@campus/flow/conditions/compare.ts'
import type { PeopleRequest, Why } from '@campus/flow/engine/people.ts'
import type { Ctx } from '../../../context/context.ts'
import { leaderAtLevel, leadersOfUnits, leadersUpToLevel } from '../../school/organisation/leader.service.ts'
import { holdersOfPost } from '../../school/organisation/post.service.ts'
import { managersOfUnit } from '../../school/organisation/scope.service.ts'
import { listMembers } from './lookup.repository.ts'
import { reviewedQueries } from './reviewed-queries.ts'
import { findApproverRule } from './rule.service.ts'

/** Somebody whom a rule names, whatever became of them. */
export interface Named {
  readonly personId: string
  readonly why: Why
}

type NodeRequest = Extract<PeopleRequest, { kind: 'node' }>

interface Asked {
  readonly ctx: Ctx
  readonly schoolId: string
  readonly rule: PeopleRule
  readonly request: NodeRequest
}

const named = (rule: Why['rule'], ids: readonly string[]): Named[] => ids.map((personId) => ({ personId, why: { rule } }))

/** The first leader of each unit. */
const leadersOf = async ({ ctx, schoolId, rule }: Asked, unitIds: readonly string[]): Promise<Named[]> =>
  (await leadersOfUnits(ctx, { schoolId, unitIds }))
    .filter(({ unitId }, at, all) => all.findIndex((other) => other.unitId === unitId) === at)
    .map(({ personId, unitId, via }) => ({ personId, why: { rule: rule.assignedType, unit: unitId, level: 1, via } }))

const holdersOf = async (
  { ctx, schoolId, rule }: Asked,
  postIds: readonly string[],
  unitIds: readonly (string | null)[],
): Promise<Named[]> => {
  const found: Named[] = []
  for (const postId of postIds)
    for (const unitId of unitIds)
      for (const holder of await holdersOfPost(ctx, { schoolId, postId, unitId }))
        found.push({
          personId: holder.personId,
          why: { rule: rule.assignedType, post: postId, via: 'post', ...(holder.unitId ? { unit: holder.unitId } : {}) },
        })
  return found
}

const inUnitsOfForm = async (asked: Asked): Promise<Named[]> => {
  const { ctx, schoolId, rule, request } = asked
  const unitIds = idsOf(request.values[rule.formField])
  if (unitIds.length === 0) return []
  if (rule.deptProp.type === 'LEADER') return leadersOf(asked, unitIds)
  if (rule.deptProp.type === 'ROLE') return holdersOf(asked, rule.deptProp.roles, unitIds)
  return named('FORM_DEPT', await listMembers(ctx.sql, schoolId, unitIds))
}

const oneLevelUp = async ({ ctx, schoolId, rule, request }: Asked): Promise<Named[]> => {
  if (!request.unit) return []
  const { level, skipEmpty } = rule.leader
  const found = await leaderAtLevel(ctx, { schoolId, unitId: request.unit, starterId: request.starter, level, skipEmpty })
  if (!found) return []
  return [{ personId: found.personId, why: { rule: 'LEADER', unit: found.unitId, level: found.level, via: 'leadership' } }]
}

const allLevelsUp = async ({ ctx, schoolId, rule, request }: Asked): Promise<Named[]> => {
  if (!request.unit) return []
  const { endCondition, endLevel, skipEmpty } = rule.leaderTop
  const maxLevel = endCondition === 'TOP' ? 0 : endLevel
  const found = await leadersUpToLevel(ctx, { schoolId, unitId: request.unit, starterId: request.starter, maxLevel, skipEmpty })
  return found.map(({ personId, unitId, level }) => ({ personId, why: { rule: 'LEADER_TOP', unit: unitId, level, via: 'leadership' } }))
}

const finders: Record<PeopleRule['assignedType'], (asked: Asked) => Promise<Named[]>> = {
  ASSIGN_USER: async ({ rule }) =>
    named(
      'ASSIGN_USER',
      rule.assignedUser.filter(({ type }) => type === 'user').map(({ id }) => id),
    ),
  SELF_SELECT: async ({ request }) => named('SELF_SELECT', request.picked),
  OTHER_SELECT: async ({ request }) => named('OTHER_SELECT', request.picked),
  SELF: async ({ request }) => named('SELF', [request.starter]),
  LEADER: oneLevelUp,
  LEADER_TOP: allLevelsUp,
  ASSIGN_LEADER: (asked) =>
    leadersOf(
      asked,
      asked.rule.assignedDept.map(({ id }) => id),
    ),
  ROLE: (asked) => holdersOf(asked, asked.rule.assignedRole, [asked.request.unit]),
  FORM_USER: async ({ rule, request }) => named('FORM_USER', idsOf(request.values[rule.formField])),
  FORM_DEPT: inUnitsOfForm,
  REFUSE: async () => [],
  NEAREST_MANAGER: async ({ ctx, schoolId, request }) =>
    named('NEAREST_MANAGER', await managersOfUnit(ctx, { schoolId, unitId: request.unit, personId: request.starter })),
  RULE: async (asked) => {
    const rule = await findApproverRule(asked.ctx, asked.schoolId, asked.rule.rule)
    if (!rule) return []
    if ('assignedType' in rule) return finders[rule.assignedType]({ ...asked, rule })
    const { schoolId, request } = asked
    const ids = await reviewedQueries[rule.query]?.find(asked.ctx, {
      schoolId,
      personId: request.starter,
      unitId: rule.unitId ?? request.unit,
    })
    return named('RULE', ids ?? [])
  },
}

/** The people whom the rule of a node names, in their order, each once. */
export const peopleOfNode = async (asked: Asked): Promise<Named[]> => {
  const found = await finders[asked.rule.assignedType](asked)
  return found.filter(({ personId }, at) => found.findIndex((other) => other.personId === personId) === at)
}
