import type { Sql } from '../../platform/db/sql.ts'

export const listForExport = async (sql: Sql, personId: string) => ({
  lessons: await sql
    .selectFrom('attendance')
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .innerJoin('section', 'section.id', 'attendance.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('attendance.person_id', '=', personId)
    .select(['course.name as course', 'lesson.starts_at', 'attendance.state', 'attendance.leave_kind', 'attendance.is_doubtful'])
    .orderBy('lesson.starts_at')
    .execute(),
  history: await sql
    .selectFrom('attendance_event')
    .innerJoin('lesson', 'lesson.id', 'attendance_event.lesson_id')
    .where('attendance_event.person_id', '=', personId)
    .select(['lesson.starts_at', 'attendance_event.kind', 'attendance_event.state', 'leave_kind', 'reason', 'is_doubtful', 'at'])
    .orderBy('attendance_event.id')
    .execute(),
  signs: await sql
    .selectFrom('sign')
    .where('person_id', '=', personId)
    .select(['purpose', 'way', 'doubts', 'place', 'accuracy', 'seen_at', 'created_at'])
    .orderBy('id')
    .execute(),
  phones: await sql
    .selectFrom('device_key')
    .where('person_id', '=', personId)
    .select(['device_name', 'created_at', 'replaced_at'])
    .orderBy('id')
    .execute(),
  objections: await sql
    .selectFrom('objection')
    .where('person_id', '=', personId)
    .select(['text', 'state', 'notes', 'created_at', 'decided_at'])
    .orderBy('id')
    .execute(),
  warnings: await sql
    .selectFrom('warning')
    .where('person_id', '=', personId)
    .select(['kind', 'measured', 'threshold', 'from_day', 'until_day', 'raised_at', 'withdrawn_at', 'handling', 'notes'])
    .orderBy('id')
    .execute(),
})
