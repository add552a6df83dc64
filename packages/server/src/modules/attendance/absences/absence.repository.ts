import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { selectLessons } from '../../schedule/lessons/lesson.repository.ts'
import { rosterOf } from '../../schedule/lessons/lesson-roster.repository.ts'

interface Span {
  readonly personId: string
  readonly from: Date
  readonly until: Date
}

/** All lessons of somebody that lie in a span of time, even if only in part: a span is as long as a leave may be. */
export const listLessonsIn = (sql: Sql, { personId, from, until }: Span) =>
  selectLessons(sql)
    .innerJoin(rosterOf.as<'roster'>('roster'), (on) => on.on(fragment<boolean>`roster.lesson_id = lesson.id`))
    .where(fragment<boolean>`roster.person_id = ${personId}`)
    .where('lesson.state', '=', 'planned')
    .where('lesson.starts_at', '<', until)
    .where('lesson.ends_at', '>', from)
    .select([
      fragment<string>`roster.section_id`.as('own_section_id'),
      fragment<boolean>`exists (select from roll_call where roll_call.lesson_id = lesson.id and closed_at is not null)`.as('is_closed'),
    ])
    .orderBy('lesson.starts_at')
    .execute()

/** All lessons that somebody teaches in a span of time. */
export const listTaughtIn = (sql: Sql, { personId, from, until }: Span) =>
  selectLessons(sql)
    .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
    .where('lesson_teacher.person_id', '=', personId)
    .where('lesson.state', '=', 'planned')
    .where('lesson.starts_at', '<', until)
    .where('lesson.ends_at', '>', from)
    .orderBy('lesson.starts_at')
    .execute()

/** Approved leave of some people during a lesson; who was back at its beginning, or before, was never away. */
export const listLeaveDuring = (sql: Sql, lessonId: string, personIds: readonly string[]) =>
  sql
    .selectFrom('leave_request')
    .innerJoin('lesson', (on) =>
      on
        .onRef('lesson.school_id', '=', 'leave_request.school_id')
        .onRef('lesson.ends_at', '>', 'leave_request.starts_at')
        .on(fragment<boolean>`lesson.starts_at < least(leave_request.ends_at, leave_request.returned_at)`)
        .on(fragment<boolean>`coalesce(leave_request.returned_at > leave_request.starts_at, true)`),
    )
    .innerJoin('attendance', (on) =>
      on.onRef('attendance.lesson_id', '=', 'lesson.id').onRef('attendance.person_id', '=', 'leave_request.person_id'),
    )
    .where('lesson.id', '=', lessonId)
    .where('leave_request.person_id', 'in', personIds)
    .where('leave_request.state', '=', 'approved')
    .select(['leave_request.id', 'leave_request.person_id', 'leave_request.kind', 'attendance.section_id'])
    .distinctOn('leave_request.person_id')
    .execute()

/** Leave that was noted for a lesson and no longer reaches into it. */
export const listOutdatedLeave = (sql: Sql, lessonId: string) =>
  sql
    .selectFrom('attendance')
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .innerJoin('attendance_event', (on) =>
      on.onRef('attendance_event.lesson_id', '=', 'attendance.lesson_id').onRef('attendance_event.person_id', '=', 'attendance.person_id'),
    )
    .innerJoin('leave_request', 'leave_request.id', 'attendance_event.leave_request_id')
    .where('attendance.lesson_id', '=', lessonId)
    .where('attendance.state', '=', 'leave')
    .where('attendance_event.kind', '=', 'leave')
    .where((row) =>
      row.or([
        row('lesson.ends_at', '<=', row.ref('leave_request.starts_at')),
        fragment<boolean>`lesson.starts_at >= least(leave_request.ends_at, leave_request.returned_at)`,
      ]),
    )
    .select(['attendance.person_id', 'attendance.section_id', 'leave_request.id as leave_request_id'])
    .distinct()
    .execute()

/** Lessons that leave was noted for, and what their closing said of the person if nothing else is known. */
export const listLeaveLessons = (sql: Sql, leaveId: string) =>
  sql
    .selectFrom('attendance_event')
    .innerJoin('lesson', 'lesson.id', 'attendance_event.lesson_id')
    .innerJoin('attendance', (on) =>
      on.onRef('attendance.lesson_id', '=', 'attendance_event.lesson_id').onRef('attendance.person_id', '=', 'attendance_event.person_id'),
    )
    .leftJoin('roll_call', 'roll_call.lesson_id', 'attendance_event.lesson_id')
    .leftJoin('roster_place', (on) =>
      on.onRef('roster_place.section_id', '=', 'attendance.section_id').onRef('roster_place.person_id', '=', 'attendance.person_id'),
    )
    .where('attendance_event.leave_request_id', '=', leaveId)
    .where('attendance_event.kind', '=', 'leave')
    .select(['attendance_event.lesson_id', 'attendance_event.person_id', 'attendance.section_id', 'lesson.starts_at'])
    .select(
      fragment<
        'absent' | 'exempt' | null
      >`case when roll_call.closed_at is null then null when roster_place.kind = 'exempt' then 'exempt' else 'absent' end`.as('closed_as'),
    )
    .distinct()
    .execute()
