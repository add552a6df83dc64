import type { Ctx } from '../../../context/context.ts'
import { titlesOf } from '../titles.ts'
import { listHolders, listPostsOf } from './appointment.repository.ts'
import { dayAt } from './leader.service.ts'
import { listUnitsAbove } from './organisation.repository.ts'

/** Somebody found through a post. */
export interface Holder {
  readonly personId: string
  readonly postId: string
  /** For which unit they hold it; null is the whole school. */
  readonly unitId: string | null
  readonly via: 'post'
}

interface Asked {
  readonly schoolId: string
  readonly at?: Date
}

/** Everybody who holds one of some posts now, for whatever unit; disabled people hold none. */
export const holdersOfPosts = async (
  ctx: Ctx,
  { schoolId, postIds, at = ctx.now() }: Asked & { readonly postIds: readonly string[] },
): Promise<Holder[]> => {
  const rows = postIds.length === 0 ? [] : await listHolders(ctx.sql, schoolId, await dayAt(ctx, schoolId, at), postIds)
  return rows.flatMap((row) =>
    row.post_id === null ? [] : [{ personId: row.person_id, postId: row.post_id, unitId: row.unit_id, via: 'post' as const }],
  )
}

const nearestOf = (holders: readonly Holder[], units: readonly (string | null)[]): readonly Holder[] => {
  const nearest = units.find((unit) => holders.some(({ unitId }) => unitId === unit))
  return nearest === undefined ? [] : holders.filter(({ unitId }) => unitId === nearest)
}

/** Who holds some posts for a unit: the holders of the nearest unit at or above it, else those for the whole school. */
export const nearestHolders = async (
  ctx: Ctx,
  { unitId, ...asked }: Asked & { readonly postIds: readonly string[]; readonly unitId: string | null },
): Promise<Holder[]> => {
  const above = unitId ? await listUnitsAbove(ctx.sql, asked.schoolId, unitId) : []
  const byPost = Map.groupBy(await holdersOfPosts(ctx, asked), ({ postId }) => postId)
  return asked.postIds.flatMap((postId) => nearestOf(byPost.get(postId) ?? [], [...above.map(({ id }) => id), null]))
}

export const holdersOfPost = (ctx: Ctx, { postId, ...asked }: Asked & { readonly postId: string; readonly unitId: string | null }) =>
  nearestHolders(ctx, { ...asked, postIds: [postId] })

/** The posts that a person holds now, each with its unit. */
export const postsOf = async (ctx: Ctx, { schoolId, personId }: { readonly schoolId: string; readonly personId: string }) =>
  (await listPostsOf(ctx.sql, schoolId, await dayAt(ctx, schoolId, ctx.now()), personId)).map((row) => ({
    id: row.id,
    code: row.code,
    ...titlesOf(row),
    unitId: row.unit_id,
  }))
