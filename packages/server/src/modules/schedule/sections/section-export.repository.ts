import type { Sql } from '../../../platform/db/sql.ts'

/** The sections in which somebody takes or took part. */
export const listPlaces = (sql: Sql, personId: string) =>
  sql
    .selectFrom('roster_place')
    .innerJoin('section', 'section.id', 'roster_place.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .innerJoin('term', 'term.id', 'section.term_id')
    .where('roster_place.person_id', '=', personId)
    .select(['term.academic_year', 'term.semester', 'course.name as course', 'section.code', 'roster_place.kind'])
    .select(['roster_place.joined_on', 'roster_place.left_on'])
    .orderBy('roster_place.id')
    .execute()

/** The lessons that somebody teaches or taught, also in place of a colleague. */
export const listTaught = (sql: Sql, personId: string) =>
  sql
    .selectFrom('lesson_teacher')
    .innerJoin('lesson', 'lesson.id', 'lesson_teacher.lesson_id')
    .where('lesson_teacher.person_id', '=', personId)
    .select((row) => [
      'lesson.starts_at',
      'lesson.ends_at',
      'lesson.state',
      row
        .selectFrom('lesson_section')
        .innerJoin('section', 'section.id', 'lesson_section.section_id')
        .innerJoin('course', 'course.id', 'section.course_id')
        .whereRef('lesson_section.lesson_id', '=', 'lesson.id')
        .select('course.name')
        .limit(1)
        .as('course'),
    ])
    .orderBy('lesson.starts_at')
    .execute()
