import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { askChange } from '@campus/contract/schedule/changes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { lastDayOf, momentOn, periodOn } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { readCalendar } from '../calendar/term.service.ts'
import { type ChangeRow, findChange, insertChange } from '../change-records/change.repository.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { countTaking } from '../lessons/lesson-roster.repository.ts'
import { countTeachers } from '../sections/planned-sections.repository.ts'
import { findRoom } from '../slots/slot.repository.ts'
import { changesNothing, type Part, partsOf, placementOf, type WantedTime } from './change.rules.ts'
import { listClashesOf } from './change-clashes.service.ts'
import { notifyWaiting } from './change-messages.ts'

type Asked = InputOf<typeof askChange>

/** A lesson that the caller gives. */
export const requireOwnLesson = async (ctx: CallerCtx, lessonId: string): Promise<LessonRow> => {
  const lesson = await findLesson(ctx.sql, ctx.caller.schoolId, lessonId)
  if (!lesson?.teachers.some(({ id }) => id === ctx.caller.personId)) throw refuse('not_found')
  return lesson
}

export const requireChange = async (ctx: CallerCtx, id: string): Promise<ChangeRow> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  if (!change) throw refuse('not_found')
  return change
}

/** A lesson that was cancelled may still be moved, and any lesson may be held once more. */
const requireChangeable = (ctx: CallerCtx, { kind, lesson }: { readonly kind: Asked['kind']; readonly lesson: LessonRow }) => {
  if (kind === 'extra') return
  if (lesson.state === 'cancelled' && kind !== 'move') throw refuse('lesson_not_held')
  if (lesson.state === 'planned' && lesson.starts_at <= ctx.now()) throw refuse('lesson_over')
}

/** A time that somebody wants, on a day of the term that is no holiday. */
export const wantedTime = async (
  ctx: CallerCtx,
  { day, fromPeriod, toPeriod, starts, ends }: Pick<Asked, 'day' | 'fromPeriod' | 'toPeriod' | 'starts' | 'ends'>,
  termId: string,
): Promise<WantedTime | undefined> => {
  if (day === undefined) return undefined
  const { schoolId } = ctx.caller
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === termId)
  if (!term || day < term.first_monday || day > lastDayOf({ firstMonday: term.first_monday, weeks: term.weeks }))
    throw refuse('weeks_outside_term')
  const calendar = await readCalendar(ctx, schoolId)
  if (calendar.holidays.has(day)) throw refuse('change_day_off')
  const begins = fromPeriod === undefined ? starts : periodOn(calendar, day, fromPeriod)?.starts
  const finishes = toPeriod === undefined ? ends : periodOn(calendar, day, toPeriod)?.ends
  if (begins === undefined || finishes === undefined) throw refuse('period_unknown')
  const [startsAt, endsAt] = [momentOn(calendar.timeZone, day, begins), momentOn(calendar.timeZone, day, finishes)]
  if (!startsAt || !endsAt) throw refuse('time_missing')
  if (startsAt <= ctx.now()) throw refuse('lesson_over')
  return { day, startsAt, endsAt, fromPeriod: fromPeriod ?? null, toPeriod: toPeriod ?? null }
}

/** A room that is open and, where a lesson is given, has a seat for everybody who takes part in it. */
export const requireRoom = async (ctx: CallerCtx, roomId: string, lessonId: string | null) => {
  const room = await findRoom(ctx.sql, ctx.caller.schoolId, roomId)
  if (!room) throw refuse('not_found')
  if (room.is_closed) throw refuse('room_closed')
  if (lessonId !== null && room.seats < (await countTaking(ctx.sql, lessonId))) throw refuse('room_too_small')
}

/** The lesson to swap with: ahead, held, of the same term. Who gives it agrees first, unless it is the caller. */
const requireOther = async (ctx: CallerCtx, otherId: string, lesson: LessonRow) => {
  const other = await findLesson(ctx.sql, ctx.caller.schoolId, otherId)
  if (!other || other.id === lesson.id || other.term_id !== lesson.term_id) throw refuse('not_found')
  if (other.state === 'cancelled') throw refuse('lesson_not_held')
  if (other.starts_at <= ctx.now()) throw refuse('lesson_over')
  return other
}

const colleagueFor = async (ctx: CallerCtx, { kind, colleagueId }: Asked, lesson: LessonRow, other: LessonRow | undefined) => {
  const { personId, schoolId } = ctx.caller
  if (kind === 'swap') return other?.teachers.some(({ id }) => id === personId) ? undefined : other?.teachers[0]?.id
  if (kind !== 'substitute' || colleagueId === undefined) return undefined
  if (lesson.teachers.some(({ id }) => id === colleagueId)) throw refuse('change_nothing')
  if ((await countTeachers(ctx.sql, schoolId, [colleagueId])) === 0) throw refuse('not_found')
  return colleagueId
}

const partRow = (schoolId: string, { lesson, after }: Part) => {
  const before = lesson && placementOf(lesson)
  return {
    school_id: schoolId,
    lesson_id: lesson?.id ?? null,
    seen_changes: lesson?.changes ?? 0,
    before_day: before?.day ?? null,
    before_starts_at: before?.startsAt ?? null,
    before_ends_at: before?.endsAt ?? null,
    before_room_id: before?.roomId ?? null,
    before_teacher_ids: [...(before?.teacherIds ?? [])],
    before_is_held: before?.isHeld ?? false,
    day: after.day,
    starts_at: after.startsAt,
    ends_at: after.endsAt,
    from_period: after.fromPeriod,
    to_period: after.toPeriod,
    room_id: after.roomId,
    teacher_ids: [...after.teacherIds],
    is_held: after.isHeld,
  }
}

/** What the teacher gives beside the kind counts only where the kind has it. */
const readWanted = async (ctx: CallerCtx, given: Asked, lesson: LessonRow) => {
  const { kind } = given
  const isTimed = kind === 'move' || kind === 'extra'
  const time = isTimed ? await wantedTime(ctx, given, lesson.term_id) : undefined
  const roomId = isTimed || kind === 'room' ? given.roomId : undefined
  const other = kind === 'swap' && given.otherLessonId !== undefined ? await requireOther(ctx, given.otherLessonId, lesson) : undefined
  return { time, roomId, other, colleagueId: await colleagueFor(ctx, given, lesson, other) }
}

export const ask = (ctx: CallerCtx, given: Asked): Promise<OutputOf<typeof askChange>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { kind, reason } = given
    const lesson = await requireOwnLesson(ctx, given.lessonId)
    requireChangeable(ctx, { kind, lesson })
    const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === lesson.term_id)
    if (!term || term.closed_at) throw refuse('term_closed')
    const wanted = await readWanted(ctx, given, lesson)
    const parts = partsOf({ kind, lesson, askerId: personId, ...wanted })
    if (parts.every(changesNothing)) throw refuse('change_nothing')
    for (const part of parts) {
      const { id, room_id } = part.lesson ?? lesson
      if (part.after.roomId !== null && part.after.roomId !== room_id) await requireRoom(ctx, part.after.roomId, id)
    }
    const state = wanted.colleagueId === undefined ? 'waiting_manager' : 'waiting_colleague'
    const row = {
      school_id: schoolId,
      term_id: lesson.term_id,
      kind,
      lesson_id: lesson.id,
      person_id: personId,
      colleague_id: wanted.colleagueId ?? null,
      reason,
      state,
      created_at: ctx.now(),
    } as const
    const id = await insertChange(
      ctx.sql,
      row,
      parts.map((part) => partRow(schoolId, part)),
    ).catch((error: unknown) => {
      throw breaks(error, 'lesson_change__one_open') ? refuse('change_open') : error
    })
    const change = await requireChange(ctx, id)
    if ((await listClashesOf(ctx.sql, schoolId, change.parts)).taken.length > 0) throw refuse('plan_clashes')
    await record(ctx, { action: 'schedule.change_asked', subjectKind: 'lesson_change', subjectId: id, details: { ...given } })
    await notifyWaiting(ctx, change)
    return { id, state }
  })
