import { type CallerCtx, type Ctx, forRights } from '../../../context/context.ts'
import { listUnitsAbove } from './organisation.repository.ts'
import {
  findDutyUnit,
  findManagerGrant,
  listAdministrators,
  listManagers,
  listManaging,
  listWholeAdministrators,
} from './scope.repository.ts'
import { unitIdsBelow, unitOf } from './unit-trail.service.ts'

/** How far the caller's word reaches: the whole school, or these units. Nobody but administrators and managers reaches anything. */
export type Scope = 'school' | readonly string[]

export const scopeOf = async (reading: CallerCtx): Promise<Scope> => {
  const ctx = forRights(reading)
  const { roles, personId, schoolId } = ctx.caller
  if (roles.includes('admin')) return 'school'
  if (!roles.includes('manager')) return []
  const grant = await findManagerGrant(ctx.sql, personId)
  if (!grant) return []
  const whole = grant.scope_unit_id ? await unitIdsBelow(ctx, schoolId, grant.scope_unit_id) : 'school'
  const dutyUnit = ctx.caller.duties?.manager ? await findDutyUnit(ctx.sql, personId) : undefined
  if (!dutyUnit) return whole
  // A grant that moved meanwhile still bounds it.
  const narrowed = await unitIdsBelow(ctx, schoolId, dutyUnit)
  return whole === 'school' ? narrowed : narrowed.filter((id) => whole.includes(id))
}

/** How far the caller may read: an auditor reads everything and decides nothing. */
export const readingScopeOf = async (ctx: CallerCtx): Promise<Scope> => (ctx.caller.roles.includes('auditor') ? 'school' : scopeOf(ctx))

export const isInScope = (scope: Scope, unitId: string | null) => scope === 'school' || (unitId !== null && scope.includes(unitId))

interface Unit {
  readonly schoolId: string
  readonly unitId: string | null
  /** Whose matter it is: nobody looks after themselves. */
  readonly personId: string | null
}

/** The managers who look after a unit, the nearest ones alone: a class teacher before the dean. */
export const managersOfUnit = async (ctx: Ctx, { schoolId, unitId, personId }: Unit): Promise<string[]> => {
  const above = unitId ? await listUnitsAbove(ctx.sql, schoolId, unitId) : []
  const managers = (
    await listManagers(
      ctx.sql,
      schoolId,
      above.map(({ id }) => id),
    )
  ).filter(({ id }) => id !== personId)
  for (const unit of [...above.map(({ id }) => id), null]) {
    const nearest = managers.filter(({ scope_unit_id }) => scope_unit_id === unit)
    if (nearest.length > 0) return nearest.map(({ id }) => id)
  }
  return []
}

/** All who may decide about the people of a unit: its managers, those of the units above it, and the administrators. */
export const overseersOfUnit = async (ctx: Ctx, { schoolId, unitId }: Omit<Unit, 'personId'>): Promise<string[]> => {
  const above = unitId ? await listUnitsAbove(ctx.sql, schoolId, unitId) : []
  const managers = await listManagers(
    ctx.sql,
    schoolId,
    above.map(({ id }) => id),
  )
  return [...managers.map(({ id }) => id), ...(await administratorsOf(ctx, schoolId))]
}

/** The managers who look after a person. */
export const managersOf = async (ctx: Ctx, { schoolId, personId }: { schoolId: string; personId: string }): Promise<string[]> =>
  managersOfUnit(ctx, { schoolId, unitId: await unitOf(ctx, personId), personId })

/** Those who look after the whole school by their office. */
export const administratorsOf = async (ctx: Ctx, schoolId: string): Promise<string[]> =>
  (await listAdministrators(ctx.sql, schoolId)).map(({ id }) => id)

/** Those of them who may also grant, reset and approve: a duty, whatever it leaves, takes that away. */
export const wholeAdministratorsOf = async (ctx: Ctx, schoolId: string): Promise<string[]> =>
  (await listWholeAdministrators(ctx.sql, schoolId)).map(({ id }) => id)

/** Who decides about what a person asks for: those who look after them, or the administrators where nobody does. */
export const decidersFor = async (ctx: Ctx, person: { readonly schoolId: string; readonly personId: string }): Promise<string[]> => {
  const managers = await managersOf(ctx, person)
  if (managers.length > 0) return managers
  return (await administratorsOf(ctx, person.schoolId)).filter((id) => id !== person.personId)
}

/** Managers, administrators and auditors. */
export const managingPeopleOf = async (ctx: Ctx, schoolId: string): Promise<string[]> =>
  (await listManaging(ctx.sql, schoolId)).map(({ id }) => id)
