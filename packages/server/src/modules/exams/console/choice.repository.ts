import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** The newest first. */
export const listTerms = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .select([
      'id',
      'academic_year',
      'semester',
      fragment<string>`first_monday::text`.as('first_day'),
      fragment<string>`(first_monday + weeks * 7 - 1)::text`.as('last_day'),
    ])
    .orderBy('first_monday', 'desc')
    .execute()

const within = (scope: Scope, column: string) =>
  scope === 'school' ? fragment<boolean>`true` : fragment<boolean>`${fragment.ref(column)} = any(${scope}::uuid[])`

export const listSectionsFor = (
  sql: Sql,
  { schoolId, termId, scope, today }: { schoolId: string; termId: string; scope: Scope; today: string },
) =>
  sql
    .selectFrom('section')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .where(within(scope, 'section.unit_id'))
    .select([
      'section.id',
      'section.code',
      'course.name',
      'course.name_en',
      'course.name_tw',
      fragment<number>`(select count(*) from roster_place where roster_place.section_id = section.id and kind <> 'exempt'
        and (left_on is null or left_on > ${today}::date))`.as('people'),
      fragment<boolean>`exists (select from exam_section join exam on exam.id = exam_section.exam_id
        where exam_section.section_id = section.id and exam.state <> 'cancelled')`.as('has_exam'),
    ])
    .orderBy('course.name')
    .orderBy('section.code')
    .execute()

export const listTeachersIn = (sql: Sql, schoolId: string, scope: Scope) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'teacher')
    .where('state', '=', 'active')
    .where(within(scope, 'person.org_unit_id'))
    .select(['id', 'name', 'name_pinyin', 'number'])
    .orderBy('number')
    .execute()
