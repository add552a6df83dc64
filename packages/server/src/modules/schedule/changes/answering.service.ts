import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { answerChange, ownChanges, withdrawChange } from '@campus/contract/schedule/changes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { listChangesOf, lockChange, measureAsked, updateChange } from '../change-records/change.repository.ts'
import { isWaiting } from '../change-records/change-state.rules.ts'
import { presentChange } from '../change-records/change-view.ts'
import { requireChange } from './asking.service.ts'
import { notifyEnded, notifyWaiting, resolveAsked } from './change-messages.ts'

export const listOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownChanges>> => {
  const { personId } = ctx.caller
  const rows = await listChangesOf(ctx.sql, personId)
  return rows.map((row) => presentChange(row, { language: ctx.language, readerId: personId }))
}

export const answersWaiting = (ctx: CallerCtx) => measureAsked(ctx.sql, ctx.caller.personId)

export const answer = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof answerChange>): Promise<OutputOf<typeof answerChange>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const change = await lockChange(ctx.sql, schoolId, id)
    if (change?.colleague_id !== personId) throw refuse('not_found')
    if (change.state !== 'waiting_colleague') throw refuse('change_over')
    const now = ctx.now()
    const state = verdict === 'accept' ? 'waiting_manager' : 'refused'
    await updateChange(ctx.sql, id, { state, answered_at: now, answer_notes: notes, ended_at: verdict === 'accept' ? null : now })
    const details = { verdict, notes }
    await record(ctx, { action: 'schedule.change_answered', subjectKind: 'lesson_change', subjectId: id, details })
    await resolveAsked(ctx, change)
    const answered = await requireChange(ctx, id)
    await (state === 'refused' ? notifyEnded(ctx, answered, 'refused', [answered.person_id]) : notifyWaiting(ctx, answered))
    return { state }
  })

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawChange>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const change = await lockChange(ctx.sql, schoolId, id)
    if (change?.person_id !== personId) throw refuse('not_found')
    if (!isWaiting(change.state)) throw refuse('change_over')
    await updateChange(ctx.sql, id, { state: 'withdrawn', ended_at: ctx.now() })
    await record(ctx, { action: 'schedule.change_withdrawn', subjectKind: 'lesson_change', subjectId: id })
    await resolveAsked(ctx, change)
    await notifyEnded(ctx, await requireChange(ctx, id), 'withdrawn', [change.colleague_id])
    return null
  })
