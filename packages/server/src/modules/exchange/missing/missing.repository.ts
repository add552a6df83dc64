import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface At {
  readonly now: Date
  /** The day at the school. */
  readonly today: string
}

/** Places on rosters of terms that are over or closed, whose course has no published score of that term. */
const missing = (sql: Sql, schoolId: string, { now, today }: At) =>
  sql
    .selectFrom('roster_place as place')
    .innerJoin('section', 'section.id', 'place.section_id')
    .innerJoin('term', 'term.id', 'section.term_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('place.school_id', '=', schoolId)
    .where('place.left_on', 'is', null)
    .where(fragment<boolean>`(term.closed_at is not null or term.first_monday + term.weeks * 7 <= ${today}::date)`)
    .where(
      fragment<boolean>`not exists (
        select from score join student_record as record on record.id = score.record_id
        where record.person_id = place.person_id and score.course_id = section.course_id
          and score.academic_year = term.academic_year and score.semester = term.semester and score.published_at <= ${now}::timestamptz)`,
    )

const courseColumns = ['course.code', 'course.name', 'course.name_en', 'course.name_tw', 'term.academic_year', 'term.semester'] as const

export const listMissingOf = (sql: Sql, schoolId: string, personId: string, at: At) =>
  missing(sql, schoolId, at)
    .where('place.person_id', '=', personId)
    .select(courseColumns)
    .distinct()
    .orderBy('term.academic_year', 'desc')
    .orderBy('term.semester', 'desc')
    .orderBy('course.code')
    .execute()

export interface MissingOf {
  readonly academicYear?: string | undefined
  readonly unitId?: string | undefined
  readonly words?: string | undefined
}

const ofSchool = (sql: Sql, schoolId: string, at: At, { academicYear, unitId, words }: MissingOf) =>
  missing(sql, schoolId, at)
    .innerJoin('person', 'person.id', 'place.person_id')
    .leftJoin('org_unit as class', 'class.id', 'person.org_unit_id')
    .where('person.state', '=', 'active')
    .$if(academicYear !== undefined, (query) => query.where('term.academic_year', '=', academicYear ?? ''))
    .$if(unitId !== undefined, (query) => query.where('person.org_unit_id', '=', unitId ?? ''))
    .$if(words !== undefined && words !== '', (query) =>
      query.where(
        fragment<boolean>`(position(lower(${words ?? ''}) in lower(person.name)) > 0
          or position(lower(${words ?? ''}) in lower(person.name_pinyin)) > 0 or position(${words ?? ''} in person.number) > 0
          or position(lower(${words ?? ''}) in lower(course.name)) > 0 or position(lower(${words ?? ''}) in lower(course.code)) > 0)`,
      ),
    )

/** Students with what they miss, by number. */
const students = (sql: Sql, schoolId: string, at: At, filter: MissingOf) =>
  ofSchool(sql, schoolId, at, filter)
    .groupBy([
      'person.id',
      'person.number',
      'person.name',
      'person.name_pinyin',
      'class.id',
      'class.name',
      'class.name_en',
      'class.name_tw',
    ])
    .select([
      'person.id',
      'person.number',
      'person.name as student',
      'person.name_pinyin as student_pinyin',
      'class.name',
      'class.name_en',
      'class.name_tw',
    ])
    .select(
      fragment<
        { courseCode: string; name: string; nameEn: string; nameTw: string; academicYear: string; semester: number; section: string }[]
      >`jsonb_agg(jsonb_build_object('courseCode', course.code, 'name', course.name, 'nameEn', course.name_en, 'nameTw', course.name_tw,
            'academicYear', term.academic_year, 'semester', term.semester, 'section', section.code)
            order by term.academic_year desc, term.semester desc, course.code)`.as('courses'),
    )
    .orderBy('person.number')
    .orderBy('person.id')

export const listStudents = (sql: Sql, schoolId: string, at: At, filter: MissingOf, page: Page) =>
  onPage(students(sql, schoolId, at, filter), page).execute()

export const listStudentsAfter = (sql: Sql, schoolId: string, at: At, filter: MissingOf, { cursor, limit }: FromCursor) => {
  const query = students(sql, schoolId, at, filter).limit(limit)
  if (cursor === undefined) return query.execute()
  const last = sql.selectFrom('person').where('id', '=', cursor).select(['number', 'id'])
  return query.where(fragment<boolean>`(person.number, person.id) > (${last})`).execute()
}

export const countStudents = async (sql: Sql, schoolId: string, at: At, filter: MissingOf): Promise<number> => {
  const { students } = await ofSchool(sql, schoolId, at, filter)
    .select(fragment<number>`count(distinct place.person_id)::int`.as('students'))
    .executeTakeFirstOrThrow()
  return students
}

/** Classes with who misses a score, the most first. */
export const listClasses = (sql: Sql, schoolId: string, at: At, filter: Pick<MissingOf, 'academicYear'>) =>
  ofSchool(sql, schoolId, at, filter)
    .where('class.id', 'is not', null)
    .groupBy(['class.id', 'class.name', 'class.name_en', 'class.name_tw'])
    .select([
      fragment<string>`class.id`.as('id'),
      fragment<string>`class.name`.as('name'),
      fragment<string>`class.name_en`.as('name_en'),
      fragment<string>`class.name_tw`.as('name_tw'),
      fragment<number>`count(distinct place.person_id)::int`.as('students'),
      fragment<number>`count(*)::int`.as('scores'),
    ])
    .orderBy('scores', 'desc')
    .orderBy('name')
    .limit(500)
    .execute()

/** The academic years that have a term which is over, the newest first. */
export const listYears = (sql: Sql, schoolId: string, today: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`(closed_at is not null or first_monday + weeks * 7 <= ${today}::date)`)
    .select('academic_year')
    .distinct()
    .orderBy('academic_year', 'desc')
    .execute()
