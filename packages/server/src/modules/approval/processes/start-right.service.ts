import type { Process } from '@campus/flow/process/process.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { findUnitOf } from '../access/access.repository.ts'

/** The caller and all units that they are in, for asking who may start what. */
export const startingCaller = async (ctx: CallerCtx) => {
  const { personId, schoolId, roles } = ctx.caller
  const ownUnitId = await findUnitOf(ctx.sql, personId)
  const units = ownUnitId ? await trailTo(ctx, schoolId, ownUnitId) : []
  return { ids: new Set([personId, ...units.map(({ id }) => id)]), roles, ownUnitId }
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
