import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

/** Of those that were held, with their section and teacher. */
export const listHeldLessons = (sql: Sql, today: Date) =>
  sql
    .selectFrom('lesson')
    .innerJoin('lesson_section', 'lesson_section.lesson_id', 'lesson.id')
    .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
    .where('lesson.ends_at', '<', today)
    .where('lesson.state', '=', 'planned')
    .select(['lesson.id', 'lesson.starts_at', 'lesson.ends_at', 'lesson_section.section_id', 'lesson_teacher.person_id as teacher_id'])
    .orderBy('lesson.id')
    .execute()

/** Most come, some are late, and a few people often stay away; always the same for the same lesson and person. */
export const addAttendance = (sql: Sql) =>
  runText(
    sql,
    `insert into attendance (lesson_id, person_id, school_id, section_id, state, is_doubtful, changed_at)
     select lesson_id, person_id, school_id, section_id, state, state = 'present' and chance % 97 = 0, closed_at
     from (
       select roll_call.lesson_id, roster_place.person_id, roll_call.school_id, roster_place.section_id, roll_call.closed_at, chance,
         case when chance < case when abs(hashtext(roster_place.person_id::text)) % 25 = 0 then 350 else 25 end then 'absent'
           when chance < 390 and chance >= 350 then 'late' else 'present' end as state
       from roll_call
       join lesson_section on lesson_section.lesson_id = roll_call.lesson_id
       join roster_place on roster_place.section_id = lesson_section.section_id,
       lateral (select abs(hashtext(roll_call.lesson_id::text || roster_place.person_id::text)) % 1000 as chance) as drawn) as made`,
  )

/** Who was there signed; who was not was marked when the roll was closed. */
export const addAttendanceEvents = (sql: Sql) =>
  runText(
    sql,
    `insert into attendance_event (lesson_id, person_id, school_id, kind, state, is_doubtful, at, created_at)
     select lesson_id, person_id, attendance.school_id, case state when 'absent' then 'close' else 'sign' end, state, is_doubtful,
       case state when 'absent' then closed_at else opened_at end, closed_at
     from attendance join roll_call using (lesson_id)`,
  )

/** Those who missed a sixth, and those who missed a third of all hours of a section. */
export const addAbsenceWarnings = (sql: Sql, today: Date) =>
  runText(
    sql,
    `with planned as (
         select section_id, count(*) as lessons from lesson_section join lesson on lesson.id = lesson_id and lesson.state = 'planned' group by section_id),
       missed as (
         select attendance.school_id, lesson.term_id, attendance.person_id, attendance.section_id, count(*)::float / min(planned.lessons) as part,
           min(lesson.day) as from_day, max(lesson.day) as until_day
         from attendance join lesson on lesson.id = attendance.lesson_id join planned on planned.section_id = attendance.section_id
         where attendance.state = 'absent' group by attendance.school_id, lesson.term_id, attendance.person_id, attendance.section_id)
     insert into warning (school_id, term_id, person_id, section_id, kind, measured, threshold, from_day, until_day, raised_at)
     select school_id, term_id, person_id, section_id, kind, round((part * 100)::numeric, 1), round(100.0 / one_of, 1), from_day, until_day, $1
     from missed join (values ('missed_first', 6), ('missed_second', 3)) as limits (kind, one_of) on part >= 1.0 / one_of`,
    [today],
  )

/** The newest absences in lessons of a teacher. */
export const listOwnAbsences = async (sql: Sql, teacherId: string) =>
  sql
    .selectFrom('attendance')
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
    .where('lesson_teacher.person_id', '=', teacherId)
    .where('attendance.state', '=', 'absent')
    .select(['attendance.lesson_id', 'attendance.person_id'])
    .orderBy('lesson.starts_at', 'desc')
    .limit(1)
    .execute()
