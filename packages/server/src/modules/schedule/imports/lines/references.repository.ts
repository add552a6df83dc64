import { sql as fragment } from 'kysely'
import type { Sql } from '../../../../platform/db/sql.ts'

export const listRoomsByCode = (sql: Sql, schoolId: string) =>
  sql.selectFrom('room').where('school_id', '=', schoolId).selectAll().orderBy('code').execute()

export const listCourses = (sql: Sql, schoolId: string) =>
  sql.selectFrom('course').where('school_id', '=', schoolId).select(['id', 'code', 'name', 'name_en', 'name_tw']).execute()

export const listUnits = (sql: Sql, schoolId: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).select(['id', 'code', 'kind', 'name', 'name_en', 'name_tw']).execute()

export const listPeopleByNumber = (sql: Sql, schoolId: string, kind: 'teacher' | 'student', numbers: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where('number', 'in', fragment<string>`(select unnest(${numbers}::text[]))`)
    .select(['id', 'number', 'name', 'org_unit_id'])
    .execute()

export const listStudentsOfClasses = (sql: Sql, schoolId: string, classIds: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'student')
    .where('state', '=', 'active')
    .where('org_unit_id', 'in', fragment<string>`(select unnest(${classIds}::uuid[]))`)
    .select(['id', 'org_unit_id'])
    .execute()

/** The sections of a term with who teaches them and who takes part or ever did. */
export const listSectionsOfTerm = (sql: Sql, termId: string) =>
  sql
    .selectFrom('section')
    .where('term_id', '=', termId)
    .select(['id', 'code', 'course_id', 'unit_id', 'capacity', 'source_key'])
    .select([
      fragment<string[]>`array(select person_id from section_teacher where section_id = section.id order by position)`.as('teacher_ids'),
      fragment<boolean>`exists (select from lesson_section where section_id = section.id)`.as('has_lessons'),
    ])
    .orderBy('id')
    .execute()
export type SectionOfTerm = Awaited<ReturnType<typeof listSectionsOfTerm>>[number]

export const listPlacesOfTerm = (sql: Sql, termId: string) =>
  sql
    .selectFrom('roster_place')
    .innerJoin('section', 'section.id', 'roster_place.section_id')
    .where('section.term_id', '=', termId)
    .select(['roster_place.section_id', 'roster_place.person_id', 'roster_place.kind', 'roster_place.clash_reason'])
    .select(fragment<boolean>`roster_place.left_on is not null`.as('has_left'))
    .execute()
export type PlaceOfTerm = Awaited<ReturnType<typeof listPlacesOfTerm>>[number]

/** Lessons ahead that are held, with the sections that take part. */
export const listLessonsAhead = (sql: Sql, termId: string, now: Date) =>
  sql
    .selectFrom('lesson')
    .where('term_id', '=', termId)
    .where('state', '=', 'planned')
    .where('starts_at', '>', now)
    .select(['id', 'starts_at', 'ends_at'])
    .select(fragment<string[]>`array(select section_id from lesson_section where lesson_id = lesson.id)`.as('section_ids'))
    .execute()
