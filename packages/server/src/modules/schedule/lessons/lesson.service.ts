import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { lessonDetail, nextLesson, ownTimetable, timetableOf } from '@campus/contract/schedule/timetable.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { metresBetween, minutesOnFoot } from '../../../platform/ground-distance.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasMessageAbout } from '../../messages/sending/send.service.ts'
import { isInScope, readingScopeOf, type Scope } from '../../school/organisation/scope.service.ts'
import { weekOf } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { readHistory } from '../change-records/history.service.ts'
import { requireShared } from '../sharing/share.service.ts'
import { readEntries } from '../timetable/entries.service.ts'
import * as repository from './lesson.repository.ts'
import { countTaking, isTakenBy } from './lesson-roster.repository.ts'
import { buildingOf, presentLesson } from './lesson-view.ts'

const minute = 60_000

/** A teacher's lessons are those they give, a student's those they take; who is both has both. Family sees those of a student who shares them. */
const lessonsFor = async (ctx: CallerCtx, studentId: string | undefined): Promise<repository.LessonsOf[]> => {
  const { personId, roles } = ctx.caller
  if (studentId !== undefined && studentId !== personId) {
    await requireShared(ctx, studentId, 'timetable')
    return [{ student: studentId }]
  }
  return [...(roles.includes('student') ? [{ student: personId }] : []), ...(roles.includes('teacher') ? [{ teacher: personId }] : [])]
}

const byStart = (one: repository.LessonRow, other: repository.LessonRow) => one.starts_at.getTime() - other.starts_at.getTime()

const gather = async (whose: readonly repository.LessonsOf[], read: (of: repository.LessonsOf) => Promise<repository.LessonRow[]>) => {
  const rows: repository.LessonRow[] = []
  for (const of of whose) rows.push(...(await read(of)))
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(byStart)
}

export const readOwnTimetable = async (
  ctx: CallerCtx,
  { from, to, studentId }: InputOf<typeof ownTimetable>,
): Promise<OutputOf<typeof ownTimetable>> => {
  const whose = await lessonsFor(ctx, studentId)
  const rows = await gather(whose, (of) => repository.listLessons(ctx.sql, ctx.caller.schoolId, of, { from, to }))
  return { lessons: rows.map((row) => presentLesson(row, ctx.language)), entries: await readEntries(ctx, studentId, { from, to }) }
}

export const readTimetableOf = async (
  ctx: CallerCtx,
  { kind, id, from, to }: InputOf<typeof timetableOf>,
): Promise<OutputOf<typeof timetableOf>> => {
  const { schoolId } = ctx.caller
  const named = await repository.findNameOf[kind](ctx.sql, schoolId, id)
  if (!named) throw refuse('not_found')
  const rows = await repository.listLessons(ctx.sql, schoolId, { [kind]: id }, { from, to })
  return {
    name: say([named.name, named.name_en, named.name_tw], ctx.language),
    lessons: rows.map((row) => presentLesson(row, ctx.language)),
  }
}

/** A lesson before it counts as the way there if it ends at most so long before. */
const maxBreak = 120 * minute
/** Time to pack up and find the seat. */
const spare = 5

const walkTo = (before: repository.LessonRow | undefined, next: repository.LessonRow): number | null => {
  if (!before || next.starts_at.getTime() - before.ends_at.getTime() > maxBreak || before.place_id === next.place_id) return null
  if (before.latitude === null || before.longitude === null || next.latitude === null || next.longitude === null) return null
  return minutesOnFoot(
    metresBetween({ latitude: before.latitude, longitude: before.longitude }, { latitude: next.latitude, longitude: next.longitude }),
  )
}

const daysAhead = 7

export const readNext = async (ctx: CallerCtx, { studentId }: InputOf<typeof nextLesson>): Promise<OutputOf<typeof nextLesson>> => {
  const now = ctx.now()
  const span = { from: new Date(now.getTime() - maxBreak), to: new Date(now.getTime() + daysAhead * 24 * 60 * minute) }
  const whose = await lessonsFor(ctx, studentId)
  const rows = await gather(whose, (of) => repository.listComing(ctx.sql, ctx.caller.schoolId, of, span))
  // A lesson that began is still shown for its first half; afterwards people want to know where to go next.
  const at = rows.findIndex(({ starts_at, ends_at }) => (starts_at.getTime() + ends_at.getTime()) / 2 > now.getTime())
  const next = rows[at]
  if (!next) return null
  const before = rows[at - 1]
  const isNow = next.starts_at <= now
  const walkMinutes = isNow ? null : walkTo(before, next)
  return {
    lesson: presentLesson(next, ctx.language),
    isNow,
    walkMinutes,
    walkFrom: before && walkMinutes !== null ? buildingOf(before, ctx.language) : '',
    leaveBy: walkMinutes === null ? null : new Date(next.starts_at.getTime() - (walkMinutes + spare) * minute).toISOString(),
  }
}

/** Of joint lessons, the managers of any of their sections. */
export const isLessonInScope = (scope: Scope, row: Pick<repository.LessonRow, 'sections'>): boolean =>
  row.sections.some(({ unit_id }) => isInScope(scope, unit_id))

/** What a caller has to do with a lesson; undefined for somebody who has nothing to do with it. */
const partIn = async (
  ctx: CallerCtx,
  row: repository.LessonRow,
): Promise<'teacher' | 'student' | 'family' | 'overseer' | 'reader' | undefined> => {
  const { personId, roles } = ctx.caller
  if (row.teachers.some(({ id }) => id === personId)) return 'teacher'
  if (await isTakenBy(ctx.sql, row.id, personId)) return 'student'
  if (roles.includes('family') && (await repository.isSharedWith(ctx.sql, row.id, personId))) return 'family'
  if (isLessonInScope(await readingScopeOf(ctx), row)) return 'overseer'
  // A teacher whose lesson another one has taken over follows the link in the message about it.
  return (await hasMessageAbout(ctx, personId, { kind: 'lesson', id: row.id })) ? 'reader' : undefined
}

export const readLesson = async (ctx: CallerCtx, { id }: InputOf<typeof lessonDetail>): Promise<OutputOf<typeof lessonDetail>> => {
  const { schoolId } = ctx.caller
  const row = await repository.findLesson(ctx.sql, schoolId, id)
  const part = row && (await partIn(ctx, row))
  if (!row || !part) throw refuse('not_found')
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === row.term_id)
  return {
    ...presentLesson(row, ctx.language),
    week: term ? weekOf({ firstMonday: term.first_monday }, row.day) : 0,
    plannedOn: row.planned_on,
    students: await countTaking(ctx.sql, row.id),
    isTeacher: part === 'teacher',
    place: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    history: await readHistory(ctx, row.id),
  }
}
