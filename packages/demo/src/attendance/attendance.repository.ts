import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

/** Of those that were held, with their section and teacher, and whether a student takes part. */
export const listHeldLessons = (sql: Sql, today: Date, studentId: string) =>
  sql
    .selectFrom('lesson')
    .innerJoin('lesson_section', 'lesson_section.lesson_id', 'lesson.id')
    .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
    .where('lesson.ends_at', '<', today)
    .where('lesson.state', '=', 'planned')
    .select(['lesson.id', 'lesson.starts_at', 'lesson.ends_at', 'lesson_section.section_id', 'lesson_teacher.person_id as teacher_id'])
    .select((lesson) =>
      lesson
        .exists(
          lesson.selectFrom('roster_place').whereRef('section_id', '=', 'lesson_section.section_id').where('person_id', '=', studentId),
        )
        .as('is_of_student'),
    )
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

/** In each section of a teacher somebody missed the last four lessons. */
export const addAbsencesInARow = (sql: Sql, teacherId: string, exceptId: string) =>
  runText(
    sql,
    `with missing as (
         select distinct on (section_id) section_id, person_id from roster_place
         where section_id in (select section_id from section_teacher where person_id = $1) and person_id <> $2
         order by section_id, hashtext(person_id::text)),
       last as (
         select lesson_id, missing.person_id, row_number() over (partition by missing.section_id order by lesson.starts_at desc) as number
         from missing join attendance using (section_id, person_id) join lesson on lesson.id = lesson_id)
     update attendance set state = 'absent', is_doubtful = false from last
     where last.number <= 4 and attendance.lesson_id = last.lesson_id and attendance.person_id = last.person_id`,
    [teacherId, exceptId],
  )

/** Approved leave fills the lessons of its days, those to come as well. */
export const addLeave = (sql: Sql) =>
  runText(
    sql,
    `insert into attendance (lesson_id, person_id, school_id, section_id, state, leave_kind, changed_at)
     select lesson.id, leave.person_id, leave.school_id, roster_place.section_id, 'leave', leave.kind, leave.decided_at
     from leave_request as leave join roster_place on roster_place.person_id = leave.person_id
     join lesson_section on lesson_section.section_id = roster_place.section_id
     join lesson on lesson.id = lesson_section.lesson_id and lesson.state = 'planned'
       and lesson.starts_at < leave.ends_at and lesson.ends_at > leave.starts_at
     where leave.state = 'approved'
     on conflict (lesson_id, person_id) do update set state = 'leave', leave_kind = excluded.leave_kind, is_doubtful = false`,
  )

/** Every third lesson of a teacher ends with signing out, and a few leave early. */
export const addSigningOut = async (sql: Sql, teacherId: string) => {
  await runText(
    sql,
    `update roll_call set with_sign_out = true, out_closed_at = lesson.ends_at + interval '10 minutes'
     from lesson where lesson.id = roll_call.lesson_id and roll_call.opened_by = $1 and abs(hashtext(lesson_id::text)) % 3 = 0`,
    [teacherId],
  )
  await runText(
    sql,
    `update attendance set state = 'early', is_doubtful = false from roll_call
     where roll_call.lesson_id = attendance.lesson_id and roll_call.with_sign_out and attendance.state = 'present'
       and abs(hashtext(person_id::text || attendance.lesson_id::text)) % 30 = 0`,
  )
}

/** The phones of those who came to the lessons of a teacher, in and out. */
export const addSigns = (sql: Sql, teacherId: string) =>
  runText(
    sql,
    `insert into sign (school_id, lesson_id, person_id, purpose, key_hash, nonce, way, doubts, seen_at, created_at)
     select attendance.school_id, lesson_id, person_id, purpose, sha256(person_id::text::bytea),
       md5(lesson_id::text || person_id::text || purpose)::uuid, 'scanned',
       case when is_doubtful and purpose = 'in' then array['no_position'] else '{}' end, at, at
     from attendance join roll_call using (lesson_id) join lesson on lesson.id = lesson_id,
     lateral (values ('in', case attendance.state when 'late' then lesson.starts_at + interval '9 minutes' else lesson.starts_at - interval '2 minutes' end),
       ('out', lesson.ends_at + interval '1 minute')) as signs (purpose, at)
     where roll_call.opened_by = $1 and attendance.state in ('present', 'late', 'early')
       and (purpose = 'in' or (with_sign_out and attendance.state <> 'early'))`,
    [teacherId],
  )

/** Who was there signed; who was not was marked when the roll was closed, or was on leave. */
export const addAttendanceEvents = (sql: Sql) =>
  runText(
    sql,
    `insert into attendance_event (lesson_id, person_id, school_id, kind, state, is_doubtful, at, created_at)
     select lesson_id, person_id, attendance.school_id, case state when 'absent' then 'close' else 'sign' end,
       case state when 'early' then 'present' else state end, is_doubtful, case state when 'absent' then closed_at else opened_at end, closed_at
     from attendance join roll_call using (lesson_id) where state <> 'leave'
     union all
     select lesson_id, person_id, attendance.school_id, case state when 'early' then 'no_sign_out' else 'sign_out' end,
       case state when 'early' then 'early' end, false, out_closed_at, out_closed_at
     from attendance join roll_call using (lesson_id) where with_sign_out and state in ('present', 'late', 'early')`,
  )

export const addLeaveEvents = (sql: Sql) =>
  runText(
    sql,
    `insert into attendance_event (lesson_id, person_id, school_id, kind, state, leave_request_id, leave_kind, at, created_at)
     select lesson.id, attendance.person_id, attendance.school_id, 'leave', 'leave', leave.id, leave.kind, leave.decided_at, leave.decided_at
     from attendance join lesson on lesson.id = attendance.lesson_id
     join leave_request as leave on leave.person_id = attendance.person_id and leave.state = 'approved'
       and lesson.starts_at < leave.ends_at and lesson.ends_at > leave.starts_at
     where attendance.state = 'leave'`,
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
