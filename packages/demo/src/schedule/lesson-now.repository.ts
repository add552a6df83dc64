import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

interface Two {
  readonly teacherId: string
  readonly studentId: string
}

/** The lesson that a teacher gives to a student at a moment, or in a few minutes. */
export const findLessonNow = async (sql: Sql, { teacherId, studentId }: Two, now: Date) => {
  const { rows } = await runText(
    sql,
    `select lesson.id, lesson.starts_at, lesson.ends_at, course.name as course_name, course.name_en as course_name_en,
       course.name_tw as course_name_tw, room.name as room_name, room.name_en as room_name_en, room.name_tw as room_name_tw
     from lesson join lesson_teacher on lesson_teacher.lesson_id = lesson.id and lesson_teacher.person_id = $1
     join lesson_section on lesson_section.lesson_id = lesson.id
     join roster_place on roster_place.section_id = lesson_section.section_id and roster_place.person_id = $2
     join section on section.id = lesson_section.section_id join course on course.id = section.course_id
     left join room on room.id = lesson.room_id
     where lesson.state = 'planned' and lesson.starts_at <= $3::timestamptz + interval '5 minutes' and lesson.ends_at > $3
     order by lesson.starts_at limit 1`,
    [teacherId, studentId, now],
  )
  return rows[0] as
    | (Record<`${'course' | 'room'}_${'name' | 'name_en' | 'name_tw'}` | 'id', string> & Record<'starts_at' | 'ends_at', Date>)
    | undefined
}

/** Two visitors who begin at once begin one lesson. */
export const lockTeacher = (sql: Sql, { teacherId }: Two) =>
  sql.selectFrom('person').where('id', '=', teacherId).select('id').forUpdate().execute()

/** What the teacher would give meanwhile is cancelled. */
export const cancelOthers = (sql: Sql, { teacherId }: Two, now: Date, until: Date) =>
  runText(
    sql,
    `update lesson set state = 'cancelled', cancelled_by = 'person', is_fixed = true, changes = changes + 1, changed_at = $2
     from lesson_teacher where lesson_teacher.lesson_id = lesson.id and lesson_teacher.person_id = $1
       and lesson.state = 'planned' and lesson.starts_at < $3 and lesson.ends_at > $2`,
    [teacherId, now, until],
  )

interface Beginning {
  readonly day: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** An extra lesson of a section of both, in the first room that is free. */
export const insertLessonNow = (sql: Sql, { teacherId, studentId }: Two, { day, startsAt, endsAt }: Beginning) =>
  runText(
    sql,
    `with own as (
         select section.id, section.school_id, section.term_id from section
         join section_teacher on section_teacher.section_id = section.id and section_teacher.person_id = $1
         join roster_place on roster_place.section_id = section.id and roster_place.person_id = $2
         order by section.code limit 1),
       free as (
         select room.id from room join own on own.school_id = room.school_id
         where not exists (select from busy where subject_id = room.id and during && tstzrange($4::timestamptz, $5::timestamptz))
         order by room.seats desc, room.code limit 1),
       made as (
         insert into lesson (school_id, term_id, planned_on, day, starts_at, ends_at, room_id, is_fixed, created_at, changed_at)
         select school_id, term_id, $3::date, $3::date, $4, $5, (select id from free), true, $4, $4 from own returning id, school_id),
       sections as (
         insert into lesson_section (lesson_id, school_id, section_id) select made.id, made.school_id, own.id from made, own)
     insert into lesson_teacher (lesson_id, school_id, person_id) select id, school_id, $1 from made`,
    [teacherId, studentId, day, startsAt, endsAt],
  )
