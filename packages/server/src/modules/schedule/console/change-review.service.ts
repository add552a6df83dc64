import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { consoleChanges, decideChange, ReviewedChange } from '@campus/contract/schedule/console/changes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { type ChangeRow, lockChange, updateChange } from '../change-records/change.repository.ts'
import { presentChange } from '../change-records/change-view.ts'
import { applyChange, isStillPossible } from '../changes/apply.service.ts'
import { requireChange, requireRoom } from '../changes/asking.service.ts'
import { listClashesOf } from '../changes/change-clashes.service.ts'
import { notifyApplied, notifyEnded, resolveAsked } from '../changes/change-messages.ts'
import { endOutdated } from '../changes/outdated.service.ts'
import { lockPlannedSections } from '../sections/planned-sections.service.ts'
import { presentClash } from '../slots/clash.service.ts'
import * as repository from './change-review.repository.ts'

const sectionsOf = ({ parts }: ChangeRow) => parts.flatMap(({ sections }) => sections)

/** All sections concerned are in the manager's reach, and it is not the manager's own lesson. */
const mayDecide = (ctx: CallerCtx, scope: Scope, change: ChangeRow) =>
  change.state === 'waiting_manager' &&
  ![change.person_id, change.colleague_id].includes(ctx.caller.personId) &&
  sectionsOf(change).every(({ unit_id }) => isInScope(scope, unit_id))

const presentReviewed = async (ctx: CallerCtx, scope: Scope, change: ChangeRow): Promise<ReviewedChange> => {
  const isOpen = change.state === 'waiting_manager'
  const { taken, students } = isOpen ? await listClashesOf(ctx.sql, change.school_id, change.parts) : { taken: [], students: [] }
  return {
    ...presentChange(change, { language: ctx.language, readerId: ctx.caller.personId }),
    mayDecide: mayDecide(ctx, scope, change),
    clashes: [...taken, ...students].map((row) => presentClash(row, ctx.language)),
  }
}

export const listChanges = async (
  ctx: CallerCtx,
  { state, from, until, pageNum, pageSize }: InputOf<typeof consoleChanges>,
): Promise<OutputOf<typeof consoleChanges>> => {
  const among = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) }
  const filter = { ...among, state, ...(await daysAtSchool(ctx, { from, until })) }
  const scope = await scopeOf(ctx)
  const rows: ReviewedChange[] = []
  for (const row of await repository.listWithin(ctx.sql, filter, { pageNum, pageSize })) rows.push(await presentReviewed(ctx, scope, row))
  return {
    rows,
    total: await repository.countWithin(ctx.sql, filter),
    waiting: await repository.countWithin(ctx.sql, { ...among, state: 'waiting_manager' }),
  }
}

/** A room may have been closed since it was asked for, and more people may take part; an extra lesson may be where the others are. */
const requireRooms = async (ctx: CallerCtx, { parts }: ChangeRow) => {
  for (const { lesson_id, before, after } of parts)
    if (after.room && after.room.id !== before?.room?.id) await requireRoom(ctx, after.room.id, lesson_id)
}

/** Students who would have two lessons at once are a reason to write one. */
const approve = async (ctx: CallerCtx, change: ChangeRow, notes: string) => {
  await requireRooms(ctx, change)
  const clashes = await listClashesOf(ctx.sql, change.school_id, change.parts)
  if (clashes.taken.length > 0) throw refuse('plan_clashes')
  if (clashes.students.length > 0 && notes === '') throw refuse('student_clashes')
  await applyChange(ctx, change.id)
}

export const decide = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideChange>): Promise<OutputOf<typeof decideChange>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const locked = await lockChange(ctx.sql, schoolId, id)
    if (!locked) throw refuse('not_found')
    const change = await requireChange(ctx, id)
    await lockPlannedSections(ctx, [...new Set(sectionsOf(change).map((section) => section.id))].toSorted())
    if ([locked.person_id, locked.colleague_id].includes(personId)) throw refuse('change_own')
    if (locked.state !== 'waiting_manager') throw refuse('change_over')
    if (verdict === 'approve' && !(await isStillPossible(ctx, change.parts))) {
      await endOutdated(ctx, change)
      return { state: 'outdated' }
    }
    if (verdict === 'approve') await approve(ctx, change, notes)
    const state = verdict === 'approve' ? 'approved' : 'refused'
    const now = ctx.now()
    await updateChange(ctx.sql, id, { state, decided_by: personId, decided_at: now, ended_at: now, notes })
    await record(ctx, { action: `schedule.change_${state}`, subjectKind: 'lesson_change', subjectId: id, details: { notes } })
    await resolveAsked(ctx, change)
    const decided = await requireChange(ctx, id)
    await (state === 'approved'
      ? notifyApplied(ctx, decided)
      : notifyEnded(ctx, decided, 'refused', [decided.person_id, decided.colleague_id]))
    return { state }
  })

export const measureChanges = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  return repository.measureWaiting(ctx.sql, { schoolId, scope: await scopeOf(ctx) }, personId)
}
