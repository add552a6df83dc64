import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const findCourseOf = (sql: Sql, sectionId: string) =>
  sql
    .selectFrom('section')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('section.id', '=', sectionId)
    .select(['course.name', 'course.name_en', 'course.name_tw'])
    .executeTakeFirstOrThrow()

/** Who is on a roster of these sections from a day on. */
export const listStudents = async (sql: Sql, sectionIds: readonly string[], today: string): Promise<string[]> =>
  (
    await sql
      .selectFrom('roster_place')
      .where('section_id', 'in', sectionIds)
      .where(fragment<boolean>`(left_on is null or left_on > ${today})`)
      .select('person_id')
      .distinct()
      .execute()
  ).map(({ person_id }) => person_id)
