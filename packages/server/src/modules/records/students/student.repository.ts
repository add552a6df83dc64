import type { Standing } from '@campus/contract/academics/records.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { studentList } from '@campus/contract/records/students.ts'
import { sql as fragment } from 'kysely'
import { countRows, countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { isCurrent } from '../../academics/records/current-record.service.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import { differingColumns } from './differences.ts'

export interface StudentFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly words: readonly string[]
  readonly grade?: string | undefined
  readonly collegeId?: string | undefined
  readonly majorId?: string | undefined
  readonly classId?: string | undefined
  readonly status?: Standing | undefined
  readonly old?: 'kept' | 'different' | undefined
}

const inScope = (scope: Scope) =>
  scope === 'school' ? fragment<boolean>`true` : fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`

const filtered = (sql: Sql, { schoolId, scope, words, grade, collegeId, majorId, classId, status, old }: StudentFilter) => {
  let among = sql
    .selectFrom('student_record')
    .innerJoin('person', 'person.id', 'student_record.person_id')
    .innerJoin('academic_source as source', 'source.id', 'student_record.source_id')
    .where('student_record.school_id', '=', schoolId)
    .where(inScope(scope))
    .where(isCurrent)
  for (const word of words) among = among.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  if (grade !== undefined) among = among.where('student_record.grade', '=', grade)
  if (collegeId !== undefined) among = among.where('student_record.college_id', '=', collegeId)
  if (majorId !== undefined) among = among.where('student_record.major_id', '=', majorId)
  if (classId !== undefined) among = among.where('student_record.class_id', '=', classId)
  if (status !== undefined) among = among.where('student_record.standing', '=', status)
  if (old === 'kept') among = among.where(differingColumns, 'is not', null)
  if (old === 'different') among = among.where(fragment`cardinality(${differingColumns})`, '>', 0)
  return among
}

const listed = (sql: Sql, filter: StudentFilter) =>
  filtered(sql, filter)
    .leftJoin('org_unit as college', 'college.id', 'student_record.college_id')
    .leftJoin('org_unit as major', 'major.id', 'student_record.major_id')
    .leftJoin('org_unit as class', 'class.id', 'student_record.class_id')
    .select([
      'student_record.id',
      'student_record.person_id',
      'student_record.gender',
      'student_record.grade',
      'student_record.education_level',
      'student_record.standing',
      'student_record.away_reason',
      'person.number',
      'person.name',
      'person.name_pinyin',
      'source.code as source_code',
      'source.name as source_name',
      'source.name_en as source_name_en',
      'source.name_tw as source_name_tw',
      'source.is_old',
      'college.name as college_name',
      'college.name_en as college_name_en',
      'college.name_tw as college_name_tw',
      'major.name as major_name',
      'major.name_en as major_name_en',
      'major.name_tw as major_name_tw',
      fragment<string>`coalesce(class.name, student_record.class_name)`.as('class_name'),
      fragment<string>`coalesce(class.name_en, student_record.class_name_en)`.as('class_name_en'),
      fragment<string>`coalesce(class.name_tw, student_record.class_name_tw)`.as('class_name_tw'),
      fragment<number | null>`cardinality(${differingColumns})`.as('differences'),
    ])

type Sort = InputOf<typeof studentList>['sort']

const sortColumns = { studentId: 'person.number', name: 'person.name_spelling', grade: 'student_record.grade' }

/** Somebody with two records has one number: the record decides between them. */
const ordered = (sql: Sql, filter: StudentFilter, sort?: Sort) =>
  inOrder(listed(sql, filter), sort, sortColumns, { column: 'person.number', direction: 'asc' }).orderBy('student_record.id')

export const listStudents = (sql: Sql, filter: StudentFilter, page: Page, sort: Sort) => onPage(ordered(sql, filter, sort), page).execute()

/** Where a list of students goes on: after this number and this record. */
export interface AfterStudent {
  readonly number: string
  readonly id: string
}

/** In the order of the list, with what screens mask. */
export const listStudentsAfter = (sql: Sql, filter: StudentFilter, after: AfterStudent | undefined, limit: number) => {
  const rest = ordered(sql, filter).select(['person.phone', 'person.email', 'person.id_card_encrypted']).limit(limit)
  return (after ? rest.where(fragment<boolean>`(person.number, student_record.id) > (${after.number}, ${after.id}::uuid)`) : rest).execute()
}

export const countStudents = (sql: Sql, filter: StudentFilter, max: number) => countUpTo(sql, filtered(sql, filter), max)

export const countByStanding = (sql: Sql, filter: Omit<StudentFilter, 'status'>) =>
  filtered(sql, filter)
    .groupBy('student_record.standing')
    .select(['student_record.standing', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()

/** Students of whom no system has sent a record. */
export const countWithoutRecord = (sql: Sql, schoolId: string, scope: Scope) =>
  countRows(
    sql
      .selectFrom('person')
      .where('person.school_id', '=', schoolId)
      .where('person.kind', '=', 'student')
      .where('person.state', '=', 'active')
      .where(inScope(scope))
      .where((row) =>
        row.not(
          row.exists(row.selectFrom('student_record').whereRef('student_record.person_id', '=', 'person.id').select('student_record.id')),
        ),
      ),
  )

interface Reach {
  readonly schoolId: string
  readonly scope: Scope
}

/** Anybody of the school whom the caller's scope reaches. */
const members = (sql: Sql, { schoolId, scope }: Reach, personId: string) =>
  sql
    .selectFrom('person')
    .where('person.id', '=', personId)
    .where('person.school_id', '=', schoolId)
    .where(inScope(scope))
    .select(['id', 'number', 'name', 'name_pinyin', 'phone', 'email', 'id_card_encrypted', 'org_unit_id'])

export const findMember = (sql: Sql, reach: Reach, personId: string) => members(sql, reach, personId).executeTakeFirst()

export type StudentRow = NonNullable<Awaited<ReturnType<typeof findStudent>>>

export const findStudent = (sql: Sql, reach: Reach, personId: string) =>
  members(sql, reach, personId).where('person.kind', '=', 'student').executeTakeFirst()
