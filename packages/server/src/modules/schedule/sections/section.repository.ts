import type { InputOf } from '@campus/contract/call.ts'
import type { consoleSections } from '@campus/contract/schedule/console/sections.ts'
import { sql as fragment, type SelectQueryBuilder } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export interface WantedSections {
  readonly schoolId: string
  readonly termId: string
  readonly scope: Scope
  readonly unitIds?: readonly string[] | undefined
  readonly words: string
}

const teachers = fragment<{ id: string; name: string; namePinyin: string | null; number: string }[]>`(select
    coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin,
      'number', person.number) order by section_teacher.position), '[]')
  from section_teacher join person on person.id = section_teacher.person_id where section_teacher.section_id = section.id)`.as('teachers')

const joined = (sql: Sql) =>
  sql.selectFrom('section').innerJoin('course', 'course.id', 'section.course_id').innerJoin('org_unit', 'org_unit.id', 'section.unit_id')

const wanted = (sql: Sql, { schoolId, termId, scope, unitIds, words }: WantedSections) =>
  joined(sql)
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .$if(scope !== 'school', (query) => query.where('section.unit_id', 'in', fragment<string>`(select unnest(${scope}::uuid[]))`))
    .$if(unitIds !== undefined, (query) => query.where('section.unit_id', 'in', fragment<string>`(select unnest(${unitIds}::uuid[]))`))
    .$if(words !== '', (query) =>
      query.where(fragment<boolean>`(course.name ilike ${containing(words)} or course.name_en ilike ${containing(words)}
        or course.code ilike ${containing(words)} or section.code ilike ${containing(words)}
        or exists (select from section_teacher join person on person.id = section_teacher.person_id
          where section_teacher.section_id = section.id
            and (person.name ilike ${containing(words)} or person.name_pinyin ilike ${containing(words)})))`),
    )

type Joined =
  ReturnType<typeof joined> extends SelectQueryBuilder<infer Tables, infer Names, object>
    ? SelectQueryBuilder<Tables, Names, object>
    : never

const shown = (query: Joined) =>
  query
    .select(['section.id', 'section.term_id', 'section.code', 'section.capacity', 'section.course_id', 'section.unit_id'])
    .select(['course.code as course_code', 'course.name', 'course.name_en', 'course.name_tw'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .select([
      teachers,
      fragment<number>`(select count(*)::int from roster_place where section_id = section.id and left_on is null)`.as('students'),
      fragment<number>`(select count(*)::int from lesson_section join lesson on lesson.id = lesson_section.lesson_id
        where lesson_section.section_id = section.id and lesson.state = 'planned')`.as('lessons'),
    ])

export type SectionListRow = Awaited<ReturnType<typeof listSections>>[number]

type Sort = InputOf<typeof consoleSections>['sort']

const sortColumns = { course: 'course.name', code: 'section.code', students: 'students', lessons: 'lessons' }

export const listSections = (sql: Sql, among: WantedSections, page: Page, sort: Sort) =>
  onPage(
    inOrder(shown(wanted(sql, among)), sort, sortColumns, { column: 'course.code', direction: 'asc' })
      .orderBy('section.code')
      .orderBy('section.id'),
    page,
  ).execute()

/** In the usual order, after the one of the cursor. */
export const listSectionsAfter = (sql: Sql, among: WantedSections, { cursor, limit }: FromCursor) =>
  shown(wanted(sql, among))
    .$if(cursor !== undefined, (query) =>
      query.where(fragment<boolean>`(course.code, section.code, section.id) > (select course.code, section.code, section.id
        from section join course on course.id = section.course_id where section.id = ${cursor}::uuid)`),
    )
    .orderBy('course.code')
    .orderBy('section.code')
    .orderBy('section.id')
    .limit(limit)
    .execute()

export const countSections = (sql: Sql, among: WantedSections) => countRows(wanted(sql, among))

export const findSection = (sql: Sql, schoolId: string, id: string) =>
  shown(joined(sql).where('section.school_id', '=', schoolId).where('section.id', '=', id)).executeTakeFirst()

export const insertSection = (sql: Sql, row: NewRow<'section'>) =>
  sql.insertInto('section').values(row).returning('id').executeTakeFirstOrThrow()

export const updateSection = (sql: Sql, id: string, row: Partial<NewRow<'section'>>) =>
  sql.updateTable('section').set(row).where('id', '=', id).returning('id').executeTakeFirst()

export const setTeachers = async (
  sql: Sql,
  { sectionId, schoolId, teacherIds }: { sectionId: string; schoolId: string; teacherIds: readonly string[] },
) => {
  await sql.deleteFrom('section_teacher').where('section_id', '=', sectionId).execute()
  await sql
    .insertInto('section_teacher')
    .values(teacherIds.map((person_id, position) => ({ section_id: sectionId, school_id: schoolId, person_id, position })))
    .execute()
}

export const isCourseOfSchool = async (sql: Sql, schoolId: string, id: string) =>
  (await sql.selectFrom('course').where('school_id', '=', schoolId).where('id', '=', id).select('id').executeTakeFirst()) !== undefined

export const listCourses = (sql: Sql, schoolId: string, words: string) =>
  sql
    .selectFrom('course')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`(name ilike ${containing(words)} or name_en ilike ${containing(words)} or code ilike ${containing(words)})`)
    .select(['id', 'code', 'name', 'name_en', 'name_tw'])
    .orderBy('code')
    .limit(30)
    .execute()
