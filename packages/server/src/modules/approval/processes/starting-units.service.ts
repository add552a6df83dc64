import type { StarterUnits } from '@campus/contract/approval/office-page.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { postsOf } from '../../school/organisation/post.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { findUnitOf } from '../access/access.repository.ts'

/** In whose name somebody may apply, the caller unless another person is named: their own unit, and the units of their posts. */
export const unitsToStartFrom = async (ctx: CallerCtx, personId = ctx.caller.personId): Promise<{ id: string; name: string }[]> => {
  const { schoolId } = ctx.caller
  // Sent together: neither needs the answer of the other.
  const [ownUnitId, posts] = await Promise.all([findUnitOf(ctx.sql, personId), postsOf(ctx, { schoolId, personId })])
  const ofPosts = posts.flatMap(({ unitId }) => (unitId ? [unitId] : []))
  const ids = [...new Set([...(ownUnitId ? [ownUnitId] : []), ...ofPosts])]
  const units = []
  for (const id of ids) {
    const unit = (await trailTo(ctx, schoolId, id)).at(-1)
    if (unit) units.push({ id, name: say([unit.name, unit.nameEn, unit.nameTw], ctx.language) })
  }
  return units
}

const idsAbove = async (ctx: Ctx, schoolId: string, unitId: string) => (await trailTo(ctx, schoolId, unitId)).map(({ id }) => id)

/** What conditions ask about who starts: the unit of the request first, and the units above each that they may apply for. */
export const starterUnits = async (
  ctx: Ctx,
  { schoolId, starterId, unitIds }: { readonly schoolId: string; readonly starterId: string; readonly unitIds: readonly string[] },
): Promise<StarterUnits> => {
  const ownUnitId = await findUnitOf(ctx.sql, starterId)
  const above: Record<string, string[]> = {}
  for (const id of unitIds) above[id] = await idsAbove(ctx, schoolId, id)
  return { unit: unitIds[0] ?? null, own: ownUnitId ? (above[ownUnitId] ?? (await idsAbove(ctx, schoolId, ownUnitId))) : [], above }
}

/** The unit named, if it is one of the caller's; else their own. */
export const chooseUnit = (units: readonly { readonly id: string }[], named: string | undefined): string | null => {
  if (named !== undefined && !units.some(({ id }) => id === named)) throw refuse('unit_not_yours')
  return named ?? units[0]?.id ?? null
}

export const unitToStartFrom = async (ctx: CallerCtx, named: string | undefined): Promise<string | null> =>
  chooseUnit(await unitsToStartFrom(ctx), named)
