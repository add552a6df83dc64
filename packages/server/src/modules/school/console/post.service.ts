import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { deletePost, postHolders, posts, saveHolders, savePost } from '@campus/contract/school/console/appointments.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dayAt } from '../organisation/leader.service.ts'
import { isInScope, scopeOf } from '../organisation/scope.service.ts'
import { unitsNamed } from '../organisation/unit-trail.service.ts'
import { postUses } from '../post-uses.extension.ts'
import { titleColumns, titlesOf } from '../titles.ts'
import { takePostRevision } from './appointment.repository.ts'
import { readAppointments, refuseImpossible, replaceAppointments } from './appointment.service.ts'
import * as repository from './post.repository.ts'

export const listPosts = async (ctx: CallerCtx): Promise<OutputOf<typeof posts>> => {
  const { schoolId } = ctx.caller
  const scope = await scopeOf(ctx)
  const day = await dayAt(ctx, schoolId, ctx.now())
  const rows = await repository.listPosts(ctx.sql, schoolId, day, scope === 'school' ? undefined : scope)
  return rows.map((row) => ({ id: row.id, code: row.code, ...titlesOf(row), holders: row.holders ?? 0 }))
}

export const keepPost = async (ctx: CallerCtx, given: InputOf<typeof savePost>): Promise<OutputOf<typeof savePost>> => {
  const { schoolId } = ctx.caller
  const row = { code: given.code, ...titleColumns(given) }
  try {
    return await inTransaction(ctx, async (ctx) => {
      const kept = given.id
        ? await repository.updatePost(ctx.sql, schoolId, given.id, row)
        : await repository.insertPost(ctx.sql, schoolId, row)
      if (!kept) throw refuse('not_found')
      const action = given.id ? 'school.post_changed' : 'school.post_added'
      await record(ctx, { action, subjectKind: 'post', subjectId: kept.id, details: { code: given.code, name: given.name } })
      return { id: kept.id }
    })
  } catch (error) {
    if (breaks(error, 'post__code')) throw refuse('post_code_taken')
    throw error
  }
}

export const removePost = (ctx: CallerCtx, { id }: InputOf<typeof deletePost>) =>
  inTransaction(ctx, async (ctx) => {
    const post = await repository.lockPost(ctx.sql, ctx.caller.schoolId, id)
    if (!post) throw refuse('not_found')
    const { current } = await readAppointments(ctx, { postId: id })
    if (current.length > 0) throw refuse('post_held')
    const { approval } = postUses.of(ctx)
    const uses = await approval.namesOf(ctx, id)
    if (uses.length > 0) throw refuse('post_in_use', { facts: { uses } })
    await approval.forget(ctx, id)
    await repository.deletePostRow(ctx.sql, id)
    const { code, name } = post
    await record(ctx, { action: 'school.post_deleted', subjectKind: 'post', subjectId: id, details: { code, name } })
    return null
  })

const requireRevision = async (ctx: CallerCtx, postId: string) => {
  const post = await repository.findPost(ctx.sql, ctx.caller.schoolId, postId)
  if (!post) throw refuse('not_found')
  return post.revision
}

/** Holders for the whole school are seen by those who look after all of it. */
export const listHolders = async (ctx: CallerCtx, { postId }: InputOf<typeof postHolders>): Promise<OutputOf<typeof postHolders>> => {
  const scope = await scopeOf(ctx)
  const revision = await requireRevision(ctx, postId)
  const { current, former } = await readAppointments(ctx, { postId })
  const isSeen = ({ unitId }: { readonly unitId: string | null }) => isInScope(scope, unitId)
  return { revision, current: current.filter(isSeen), former: former.filter(isSeen) }
}

const requireUnits = async (ctx: CallerCtx, unitIds: readonly (string | null)[]) => {
  const ids = [...new Set(unitIds.filter((id) => id !== null))]
  if ((await unitsNamed(ctx, ctx.caller.schoolId, ids)).length < ids.length) throw refuse('unit_unknown')
}

export const keepHolders = (
  ctx: CallerCtx,
  { postId, revision, holders }: InputOf<typeof saveHolders>,
): Promise<OutputOf<typeof saveHolders>> =>
  refuseImpossible(
    inTransaction(ctx, async (ctx) => {
      await requireRevision(ctx, postId)
      const taken = await takePostRevision(ctx.sql, ctx.caller.schoolId, postId, revision)
      if (!taken) throw refuse('appointments_changed')
      await requireUnits(
        ctx,
        holders.map(({ unitId }) => unitId),
      )
      return { revision: taken.revision, ...(await replaceAppointments(ctx, { postId }, holders)) }
    }),
  )
