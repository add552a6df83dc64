import { type consoleRules, RuleDefinition, type retireRule, type saveRule } from '@campus/contract/approval/console/rules.ts'
import { Form } from '@campus/contract/approval/form.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { say } from '@campus/contract/language.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { checkGroups } from '@campus/flow/process/check-gateways.ts'
import { ruleProblem } from '@campus/flow/process/check-people.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf, isGateway } from '@campus/flow/process/tree.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { titleColumns, titlesOf } from '../../school/titles.ts'
import { reviewedQueries } from '../lookup/reviewed-queries.ts'
import * as repository from './rule-admin.repository.ts'

const usesOf = async (ctx: CallerCtx) => {
  const uses = await repository.listUses(ctx.sql, ctx.caller.schoolId)
  return (id: string) =>
    uses.filter(({ rule }) => rule === id).map(({ name, name_en, name_tw }) => say([name, name_en, name_tw], ctx.language))
}

export const listRulesOfSchool = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleRules>> => {
  const [rows, usedBy] = await Promise.all([repository.listAllRules(ctx.sql, ctx.caller.schoolId), usesOf(ctx)])
  return {
    rules: rows.map((row) => ({
      id: row.id,
      ...titlesOf(row),
      revision: row.revision,
      definition: RuleDefinition.parse(row.definition),
      usedBy: usedBy(row.id),
    })),
    queries: Object.entries(reviewedQueries).map(([id, { label, takesUnit }]) => ({ id, label: say(label, ctx.language), takesUnit })),
  }
}

/** The fields that a condition may name: those of its process; without one, any. */
const fieldsAsked = async (ctx: CallerCtx, { processId }: Extract<RuleDefinition, { kind: 'condition' }>) => {
  if (processId === null) return undefined
  const version = await repository.findForm(ctx.sql, ctx.caller.schoolId, processId)
  if (!version) throw refuse('not_found')
  return fieldsOf(Form.safeParse(version.form).data ?? [])
}

/** A query is named, never written: what is not in the catalogue of the product is refused. */
const requireRight = async (ctx: CallerCtx, definition: RuleDefinition) => {
  if (definition.kind === 'query') {
    if (!Object.hasOwn(reviewedQueries, definition.query)) throw refuse('query_unknown')
    const isOurs = definition.unitId === null || (await trailTo(ctx, ctx.caller.schoolId, definition.unitId)).length > 0
    if (!isOurs) throw refuse('not_found')
    return
  }
  const isComplete =
    definition.kind === 'condition'
      ? checkGroups(definition.groups, await fieldsAsked(ctx, definition)).length === 0
      : ruleProblem([], definition.people) === undefined
  if (!isComplete) throw refuse('rule_incomplete')
}

export const keepRule = (ctx: CallerCtx, given: InputOf<typeof saveRule>): Promise<OutputOf<typeof saveRule>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { definition, revision } = given
    await requireRight(ctx, definition)
    const row = { ...titleColumns(given), kind: definition.kind, definition: JSON.stringify(definition) }
    const known = given.id === undefined ? undefined : await repository.lockRule(ctx.sql, schoolId, given.id)
    if (given.id !== undefined && !known) throw refuse('not_found')
    // What asks for a condition could not ask for people.
    if (known && (known.kind === 'condition') !== (definition.kind === 'condition')) throw refuse('rule_incomplete')
    const saved = known
      ? await repository.updateRule(ctx.sql, { id: known.id, revision }, row)
      : await repository.insertRule(ctx.sql, { ...row, school_id: schoolId, created_at: ctx.now() })
    if (!saved) throw refuse('rule_changed')
    await record(ctx, { action: 'approval.rule_saved', subjectKind: 'approval_rule', subjectId: saved.id, details: { name: given.name } })
    return saved
  })

export const removeRule = (ctx: CallerCtx, { id }: InputOf<typeof retireRule>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const rule = await repository.lockRule(ctx.sql, ctx.caller.schoolId, id)
    if (!rule) throw refuse('not_found')
    const processes = (await usesOf(ctx))(id)
    if (processes.length > 0) throw refuse('rule_in_use', { facts: { processes } })
    await repository.deleteRule(ctx.sql, id)
    await record(ctx, { action: 'approval.rule_retired', subjectKind: 'approval_rule', subjectId: id, details: { name: rule.name } })
    return null
  })

/** A version names rules that there are, of the kind that it asks for; they are held, so that none is removed while it is published. */
export const requireRules = async (ctx: CallerCtx, { tree }: Process) => {
  const nodes = [...indexOf(tree).values()].map(({ node }) => node)
  const conditions = nodes
    .flatMap((node) => (isGateway(node) ? node.branchs : []))
    .flatMap(({ props }) => (props.type === 'RULE' ? [props.rule] : []))
  const approvers = nodes
    .flatMap(({ props }) => ('assignedType' in props && props.assignedType === 'RULE' ? [props.rule] : []))
    .filter((id) => !Object.hasOwn(reviewedQueries, id))
  const known = await repository.holdRules(
    ctx.sql,
    ctx.caller.schoolId,
    [...conditions, ...approvers].filter((id) => Id.safeParse(id).success),
  )
  const isThere = (id: string, isCondition: boolean) => known.some((rule) => rule.id === id && (rule.kind === 'condition') === isCondition)
  if (!conditions.every((id) => isThere(id, true)) || !approvers.every((id) => isThere(id, false))) throw refuse('process_has_problems')
}
