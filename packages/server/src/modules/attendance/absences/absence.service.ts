import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import type { Ctx } from '../../../context/context.ts'
import { momentIn } from '../../../platform/time/moment.ts'
import type { Absence } from '../../leave/absences.extension.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { courseNameOf } from '../../schedule/lessons/lesson-view.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { addEvents, type NewEvent } from '../states/add-events.service.ts'
import { judgeSections } from '../warnings/judge.service.ts'
import { listLeaveDuring, listLeaveLessons, listLessonsIn, listOutdatedLeave } from './absence.repository.ts'

type Lesson = Awaited<ReturnType<typeof listLessonsIn>>[number]

const maxLines = 10

/** One message for each teacher, with the lessons that somebody will miss. */
const tellTeachers = async (ctx: Ctx, absence: Absence, lessons: readonly Lesson[], isOver: boolean) => {
  const { timeZone } = await readSettings(ctx.sql, absence.school_id)
  const [kind, kindEn, kindTw] = leaveKindNames[absence.kind]
  const byTeacher = Map.groupBy(
    lessons.flatMap((lesson) => lesson.teachers.map(({ id }) => ({ teacherId: id, lesson }))),
    ({ teacherId }) => teacherId,
  )
  // The person is told by the leave itself, in the same transaction.
  await holdInboxes(ctx, [...byTeacher.keys(), absence.person_id])
  const { person_name: name } = absence
  for (const [teacherId, missed] of byTeacher) {
    const lines = (language: 0 | 1 | 2) =>
      missed
        .slice(0, maxLines)
        .map(({ lesson }) => `${momentIn(timeZone, lesson.starts_at)} ${courseNameOf(lesson)[language]}`)
        .join('\n')
    await sendMessage(ctx, {
      schoolId: absence.school_id,
      to: [teacherId],
      category: 'study',
      title: isOver
        ? [`${name}已销假`, `${name} is back from leave`, `${name}已銷假`]
        : [
            `${name}请${kind}，缺课 ${missed.length} 次`,
            `${name}: ${kindEn.toLowerCase()}, ${missed.length} of your lessons`,
            `${name}請${kindTw}，缺課 ${missed.length} 次`,
          ],
      body: [lines(0), lines(1), lines(2)],
    })
  }
}

const leaveEvent = (
  { id, person_id, kind }: Pick<Absence, 'id' | 'person_id' | 'kind'>,
  of: Pick<NewEvent, 'lesson_id' | 'section_id' | 'at'>,
): NewEvent => ({ ...of, person_id, kind: 'leave', state: 'leave', leave_request_id: id, leave_kind: kind })

/** What was already held is filled as well: leave may be approved after an illness. Teachers hear of what is still to come. */
export const noteLeave = async (ctx: Ctx, absence: Absence): Promise<void> => {
  const now = ctx.now()
  const lessons = await listLessonsIn(ctx.sql, { personId: absence.person_id, from: absence.starts_at, until: absence.ends_at })
  await addEvents(
    ctx,
    absence.school_id,
    lessons.map((lesson) => leaveEvent(absence, { lesson_id: lesson.id, section_id: lesson.own_section_id, at: now })),
  )
  const closed = lessons.filter(({ is_closed }) => is_closed).map((lesson) => lesson.own_section_id)
  await judgeSections(ctx, absence.school_id, closed)
  await tellTeachers(
    ctx,
    absence,
    lessons.filter(({ ends_at }) => ends_at > now),
    false,
  )
}

interface AtSchool {
  readonly id: string
  readonly school_id: string
}

/** The lesson was moved out of the leave after it was approved. */
export const endOutdatedLeave = async (ctx: Ctx, { id, school_id }: AtSchool) => {
  const outdated = await listOutdatedLeave(ctx.sql, id)
  await addEvents(
    ctx,
    school_id,
    outdated.map((leave) => ({ ...leave, lesson_id: id, kind: 'leave_ended' as const, at: ctx.now() })),
  )
}

/** The lesson was planned, moved or joined after the leave was approved. */
export const excuseAbsent = async (ctx: Ctx, lesson: AtSchool, personIds: readonly string[]) => {
  if (personIds.length === 0) return
  const now = ctx.now()
  const leaves = await listLeaveDuring(ctx.sql, lesson.id, personIds)
  await addEvents(
    ctx,
    lesson.school_id,
    leaves.map((leave) => leaveEvent(leave, { lesson_id: lesson.id, section_id: leave.section_id, at: now })),
  )
}

/** Who is back before the beginning was never away, not even from a lesson that began earlier. */
export const endLeave = async (ctx: Ctx, absence: Absence, from: Date): Promise<void> => {
  const isOver = ({ starts_at }: { readonly starts_at: Date }) => from <= absence.starts_at || starts_at >= from
  const noted = (await listLeaveLessons(ctx.sql, absence.id)).filter(isOver)
  const events = noted.flatMap(({ lesson_id, person_id, section_id, closed_as }): NewEvent[] => {
    const of = { lesson_id, person_id, section_id, at: ctx.now() }
    const ended: NewEvent = { ...of, kind: 'leave_ended', leave_request_id: absence.id }
    // Closing the roll left out whoever was on leave then.
    return closed_as === null ? [ended] : [ended, { ...of, kind: closed_as === 'exempt' ? 'exempt' : 'close', state: closed_as }]
  })
  await addEvents(ctx, absence.school_id, events)
  const closed = noted.filter(({ closed_as }) => closed_as !== null).map(({ section_id }) => section_id)
  await judgeSections(ctx, absence.school_id, closed)
  const lessons = await listLessonsIn(ctx.sql, { personId: absence.person_id, from, until: absence.ends_at })
  await tellTeachers(ctx, absence, lessons.filter(isOver), true)
}
