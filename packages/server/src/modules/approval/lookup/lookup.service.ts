import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import type { WorkingDays } from '@campus/contract/working-days.ts'
import type { SlowLookup } from '@campus/flow/engine/asked-lookup.ts'
import type { Candidate, PeopleRequest } from '@campus/flow/engine/people.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Ctx } from '../../../context/context.ts'
import { leaderAtLevel } from '../../school/organisation/leader.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCandidates, listPeople, listProcessAdministrators } from './lookup.repository.ts'
import { type Named, peopleOfNode } from './node-people.service.ts'
import { ruleHolds } from './rule.service.ts'

/** Whose process it is that asks. */
export interface Asker {
  readonly schoolId: string
  readonly processId: string
  readonly tree: RootNode
}

/** Who looks after a process: those whom it names, else the administrators of the school. */
export const administratorsOfProcess = async (ctx: Ctx, { schoolId, processId }: Omit<Asker, 'tree'>): Promise<string[]> => {
  // Sent together: most processes name nobody.
  const [own, ofSchool] = await Promise.all([listProcessAdministrators(ctx.sql, processId), administratorsOf(ctx, schoolId)])
  return own.length > 0 ? own : ofSchool
}

const ruleOf = (node: ProcessNode | undefined) => (node && 'assignedType' in node.props ? node.props : undefined)

const peopleOf = async (ctx: Ctx, asker: Asker, request: PeopleRequest): Promise<Named[]> => {
  const { schoolId } = asker
  if (request.kind === 'persons') return request.ids.map((personId) => ({ personId, why: { rule: 'ASSIGN_USER' } }))
  if (request.kind === 'administrators')
    return (await administratorsOfProcess(ctx, asker)).map((personId) => ({ personId, why: { rule: 'ADMINISTRATOR' } }))
  if (request.kind === 'leader') {
    const [person] = await listPeople(ctx.sql, schoolId, [request.of])
    if (!person?.org_unit_id) return []
    const climb = { schoolId, unitId: person.org_unit_id, starterId: request.of, skipEmpty: true, level: 1 }
    const leader = await leaderAtLevel(ctx, climb)
    return leader ? [{ personId: leader.personId, why: { rule: 'ESCALATED', unit: leader.unitId, via: 'leadership' } }] : []
  }
  const rule = ruleOf(indexOf(asker.tree).get(request.nodeId)?.node)
  return rule ? peopleOfNode({ ctx, schoolId, rule, request }) : []
}

/** With whether they are still there, and who stands in while they are away. */
const asCandidates = async (ctx: Ctx, schoolId: string, people: readonly Named[]): Promise<Candidate[]> => {
  const ids = people.map(({ personId }) => personId)
  if (ids.length === 0) return []
  const known = new Map((await listCandidates(ctx.sql, schoolId, ctx.now(), ids)).map((row) => [row.id, row]))
  return people.map(({ personId, why }) => {
    const { state, deputy_id: deputy } = known.get(personId) ?? {}
    return { person: personId, isActive: state === 'active', why, ...(deputy ? { deputy } : {}) }
  })
}

const unitsWith = async (ctx: Ctx, schoolId: string, unitId: string | null | undefined) =>
  unitId ? (await trailTo(ctx, schoolId, unitId)).map(({ id }) => id) : []

export const workingDaysOf = async (ctx: Ctx, schoolId: string): Promise<WorkingDays> => {
  const { holidays, makeUpDays } = await readSettings(ctx.sql, schoolId)
  return { holidays, makeUpDays }
}

/** Looks up what the engine asks. */
export const lookupFor = (ctx: Ctx, asker: Asker): SlowLookup => {
  const { schoolId } = asker
  const lookup: SlowLookup = {
    people: async (request) => asCandidates(ctx, schoolId, await peopleOf(ctx, asker, request)),
    unitsAbove: (unit) => unitsWith(ctx, schoolId, unit),
    unitsOf: async (person) => unitsWith(ctx, schoolId, (await listPeople(ctx.sql, schoolId, [person]))[0]?.org_unit_id),
    calendar: () => workingDaysOf(ctx, schoolId),
    holds: (rule, asked) => ruleHolds(ctx, { schoolId, lookup }, rule, asked),
  }
  return lookup
}
