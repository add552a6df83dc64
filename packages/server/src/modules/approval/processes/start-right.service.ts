import type { Process } from '@campus/flow/process/process.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { listPeople } from '../lookup/lookup.repository.ts'

/** The caller and all units that they are in, for asking who may start what. */
export const startingCaller = async (ctx: CallerCtx) => {
  const { personId, schoolId, roles } = ctx.caller
  const [person] = await listPeople(ctx.sql, schoolId, [personId])
  const units = person?.org_unit_id ? await trailTo(ctx, schoolId, person.org_unit_id) : []
  return { ids: new Set([personId, ...units.map(({ id }) => id)]), roles, ownUnitId: person?.org_unit_id ?? null }
}

/** Nobody named means all user types that the process is for. */
export const mayStart = (
  { tree, settings }: Process,
  { ids, roles }: Pick<Awaited<ReturnType<typeof startingCaller>>, 'ids' | 'roles'>,
): boolean => {
  const { assignedUser } = tree.props
  if (assignedUser.length > 0) return assignedUser.some(({ id }) => ids.has(id))
  return settings.starters.some((type) => roles.includes(type))
}
