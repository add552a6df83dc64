import type { SheetState } from '@campus/contract/grades/sheets.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** Sections with their sheets; one that nobody saved yet is open. */
const sheets = (sql: Sql) =>
  sql
    .selectFrom('section')
    .innerJoin('term', 'term.id', 'section.term_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .innerJoin('org_unit as unit', 'unit.id', 'section.unit_id')
    .leftJoin('grade_sheet as sheet', 'sheet.section_id', 'section.id')

/** On a day; who leaves that day is not in it any more. */
const roster = (today: string) => fragment`select place.person_id from roster_place as place
  where place.section_id = section.id and (place.left_on is null or place.left_on > ${today}::date)`

/** Of an open sheet those who are still on the roster. */
const complete = (today: string) => fragment<number>`(select count(*) from grade_line as line where line.section_id = section.id
  and (coalesce(sheet.state, 'open') <> 'open' or line.person_id in (${roster(today)}))
  and (line.remark <> '' or (select count(*) from grade_mark where grade_mark.section_id = line.section_id and grade_mark.person_id = line.person_id)
    = (select count(*) from grade_part where grade_part.section_id = section.id)))`

const shown = (among: ReturnType<typeof sheets>, today: string) =>
  among.select([
    'section.id',
    'section.school_id',
    'section.code',
    'section.unit_id',
    'section.course_id',
    'term.academic_year',
    'term.semester',
    'course.code as course_code',
    'course.name as course_name',
    'course.name_en as course_name_en',
    'course.name_tw as course_name_tw',
    'unit.name as unit_name',
    'unit.name_en as unit_name_en',
    'unit.name_tw as unit_name_tw',
    fragment<SheetState>`coalesce(sheet.state, 'open')`.as('state'),
    fragment<number>`coalesce(sheet.version, 0)`.as('version'),
    fragment<string>`coalesce(sheet.returned_reason, '')`.as('returned_reason'),
    'sheet.changed_at',
    'sheet.published_at',
    fragment<
      { id: string; name: string; namePinyin: string | null }[]
    >`(select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin) order by section_teacher.position), '[]')
      from section_teacher join person on person.id = section_teacher.person_id where section_teacher.section_id = section.id)`.as(
      'teachers',
    ),
    fragment<number>`case when coalesce(sheet.state, 'open') = 'open' then (select count(*) from (${roster(today)}) as place)
      else (select count(*) from grade_line where grade_line.section_id = section.id) end`.as('people'),
    complete(today).as('complete'),
  ])

export type SheetRow = Awaited<ReturnType<typeof listOfTeacher>>[number]

export const listOfTeacher = (sql: Sql, personId: string, today: string) =>
  shown(
    sheets(sql).where('section.id', 'in', (from) =>
      from.selectFrom('section_teacher').where('person_id', '=', personId).select('section_id'),
    ),
    today,
  )
    .orderBy('term.first_monday', 'desc')
    .orderBy('section.code')
    .execute()

/** Sheets of this teacher that came back from review. */
export const measureReturned = (sql: Sql, personId: string) =>
  waitingRows(
    sql
      .selectFrom('grade_sheet')
      .innerJoin('section_teacher', 'section_teacher.section_id', 'grade_sheet.section_id')
      .where('section_teacher.person_id', '=', personId)
      .where('grade_sheet.state', '=', 'open')
      .where('grade_sheet.returned_reason', '<>', ''),
    'grade_sheet.changed_at',
  )

export const findSheet = (sql: Sql, schoolId: string, sectionId: string, today: string) =>
  shown(sheets(sql).where('section.school_id', '=', schoolId).where('section.id', '=', sectionId), today).executeTakeFirst()

export interface SheetFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly state?: SheetState | undefined
  readonly termId?: string | undefined
  readonly words: string
}

const filtered = (sql: Sql, { schoolId, scope, state, termId, words }: SheetFilter) => {
  let among = sheets(sql).where('section.school_id', '=', schoolId)
  if (scope !== 'school') among = among.where('section.unit_id', 'in', fragment<string>`(select unnest(${scope}::uuid[]))`)
  if (state) among = among.where(fragment<string>`coalesce(sheet.state, 'open')`, '=', state)
  if (termId) among = among.where('section.term_id', '=', termId)
  if (words === '') return among
  const like = containing(words)
  return among.where((row) =>
    row.or([
      row('section.code', 'ilike', like),
      row('course.name', 'ilike', like),
      row('course.name_en', 'ilike', like),
      row.exists(
        row
          .selectFrom('section_teacher')
          .innerJoin('person', 'person.id', 'section_teacher.person_id')
          .whereRef('section_teacher.section_id', '=', 'section.id')
          .where('person.name', 'ilike', like)
          .select('person.id'),
      ),
    ]),
  )
}

export const listFiltered = (sql: Sql, filter: SheetFilter, page: Page, today: string) =>
  onPage(
    shown(filtered(sql, filter), today).orderBy('term.first_monday', 'desc').orderBy('section.code').orderBy('section.id'),
    page,
  ).execute()

export const countFiltered = (sql: Sql, filter: SheetFilter) => countRows(filtered(sql, filter))

export const listTerms = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .select(['id', 'academic_year', 'semester'])
    .orderBy('first_monday', 'desc')
    .execute()

export const isTeacherOf = async (sql: Sql, sectionId: string, personId: string) =>
  (await sql
    .selectFrom('section_teacher')
    .where('section_id', '=', sectionId)
    .where('person_id', '=', personId)
    .select('person_id')
    .executeTakeFirst()) !== undefined

/** Without sheets of sections that somebody teaches: they decide on none of these. */
export const measureFiltered = (sql: Sql, filter: SheetFilter, personId: string) =>
  waitingRows(
    filtered(sql, filter).where('section.id', 'not in', (from) =>
      from.selectFrom('section_teacher').where('person_id', '=', personId).select('section_id'),
    ),
    'sheet.submitted_at',
  )
