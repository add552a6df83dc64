import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { findChange, listChangesOf, listOutdated, lockChange, lockWaitingOf, updateChange } from '../change-records/change.repository.ts'
import { isWaiting } from '../change-records/change-state.rules.ts'
import { notifyEnded, resolveAsked } from './change-messages.ts'

const batch = 500

/** Ends a change that the caller holds: nothing can come of it any more. */
export const endOutdated = async (ctx: Ctx, { id, school_id }: { readonly id: string; readonly school_id: string }) => {
  await updateChange(ctx.sql, id, { state: 'outdated', ended_at: ctx.now() })
  const change = await findChange(ctx.sql, school_id, id)
  if (!change) return
  await resolveAsked(ctx, change)
  await notifyEnded(ctx, change, 'outdated', [change.person_id, change.colleague_id])
}

/** Changes that nobody decided in time. */
export const sweepChanges = async (ctx: Ctx) => {
  for (const due of await listOutdated(ctx.sql, ctx.now(), batch))
    await inTransaction(ctx, async (ctx) => {
      const change = await lockChange(ctx.sql, due.school_id, due.id)
      if (change && isWaiting(change.state)) await endOutdated(ctx, change)
    })
}

export const exportChanges = async (ctx: Ctx, personId: string) =>
  (await listChangesOf(ctx.sql, personId)).map(({ kind, state, reason, answer_notes, notes, created_at, parts }) => ({
    kind,
    state,
    reason,
    answerNotes: answer_notes,
    notes,
    askedAt: created_at.toISOString(),
    lessons: parts.map(({ course, before, after }) => ({ course: course.name, from: before?.starts_at ?? null, to: after.starts_at })),
  }))

/** Who leaves asks for nothing and stands in for nobody. */
export const leaveChanges = async (ctx: Ctx, { id }: ClosedAccount) => {
  for (const change of await lockWaitingOf(ctx.sql, id)) await endOutdated(ctx, change)
}
