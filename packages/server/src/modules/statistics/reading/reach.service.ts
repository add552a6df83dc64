import { type CallerCtx, forRights } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'

/** What of the school is counted for the caller. */
export interface Reach {
  readonly schoolId: string
  /** Null for everything, also what belongs to no unit. */
  readonly units: readonly string[] | null
  /** The unit that was asked for. */
  readonly unitId: string | null
}

/** A unit of another school, or out of the caller's reach, is none that they know. */
export const reachOf = async (ctx: CallerCtx, unitId: string | undefined): Promise<Reach> => {
  const { schoolId } = ctx.caller
  const scope = await readingScopeOf(ctx)
  if (unitId === undefined) return { schoolId, units: scope === 'school' ? null : scope, unitId: null }
  const below = await unitIdsBelow(forRights(ctx), schoolId, unitId)
  if (below.length === 0 || (scope !== 'school' && !scope.includes(unitId))) throw refuse('not_found')
  return { schoolId, units: below, unitId }
}
