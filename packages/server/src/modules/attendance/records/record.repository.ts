import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { lessonColumns, lessonTables } from '../../schedule/lessons/lesson.repository.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

const objectionState = fragment<Column<'objection', 'state'> | null>`(select objection.state from objection
  where objection.lesson_id = attendance.lesson_id and objection.person_id = attendance.person_id order by objection.id desc limit 1)`

/** What is known about people in lessons whose roll was called, and leave for lessons to come. */
const records = (sql: Sql) =>
  lessonTables(sql)
    .innerJoin('attendance', 'attendance.lesson_id', 'lesson.id')
    .innerJoin('section', 'section.id', 'attendance.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .innerJoin('person', 'person.id', 'attendance.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')

const columns = [
  ...lessonColumns,
  objectionState.as('objection'),
  'attendance.section_id',
  'attendance.person_id',
  'attendance.state as attended',
  'attendance.leave_kind',
  'attendance.is_doubtful',
  'attendance.changed_at as attended_changed_at',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'person.org_unit_id as person_unit_id',
  'org_unit.name as unit_name',
  'org_unit.name_en as unit_name_en',
  'org_unit.name_tw as unit_name_tw',
] as const

interface Asked {
  readonly schoolId: string
  readonly personId?: string | undefined
  readonly sectionId?: string | undefined
  /** None but these. */
  readonly sectionIds?: readonly string[] | undefined
  readonly state?: Column<'attendance', 'state'> | undefined
  readonly scope?: Scope
  readonly words?: string | undefined
  readonly concern?: 'doubtful' | 'objection' | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const asked = (sql: Sql, { schoolId, personId, sectionId, sectionIds, state, scope, words, concern, from, until }: Asked) => {
  let rows = records(sql).where('attendance.school_id', '=', schoolId).where('attendance.state', 'is not', null)
  if (personId !== undefined) rows = rows.where('attendance.person_id', '=', personId)
  if (sectionId !== undefined) rows = rows.where('attendance.section_id', '=', sectionId)
  if (sectionIds !== undefined) rows = rows.where(fragment<boolean>`attendance.section_id = any(${sectionIds as string[]}::uuid[])`)
  if (state) rows = rows.where('attendance.state', '=', state)
  if (scope !== undefined && scope !== 'school')
    rows = rows.where(
      fragment<boolean>`(section.unit_id = any(${scope as string[]}::uuid[]) or person.org_unit_id = any(${scope as string[]}::uuid[]))`,
    )
  if (words)
    rows = rows.where((row) =>
      row.or(
        ['person.name', 'person.name_pinyin', 'person.number', 'course.name', 'section.code'].map((column) =>
          row(fragment.ref(column), 'like', containing(words)),
        ),
      ),
    )
  if (concern === 'doubtful') rows = rows.where('attendance.is_doubtful', '=', true)
  if (concern === 'objection') rows = rows.where(fragment<boolean>`${objectionState} = 'open'`)
  if (from !== undefined) rows = rows.where(fragment<boolean>`lesson.day >= ${from}::date`)
  if (until !== undefined) rows = rows.where(fragment<boolean>`lesson.day <= ${until}::date`)
  return rows
}

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>

export const listRecords = (sql: Sql, filter: Asked, page: Page, direction: 'asc' | 'desc' = 'desc') =>
  onPage(
    asked(sql, filter).select(columns).orderBy('lesson.starts_at', direction).orderBy('person.number').orderBy('attendance.lesson_id'),
    page,
  ).execute()

/** The rows after the one of a lesson and a person, in the usual order. */
export const listRecordsAfter = (
  sql: Sql,
  filter: Asked,
  after: readonly [lessonId: string, personId: string] | undefined,
  limit: number,
) => {
  const found = asked(sql, filter)
    .where('lesson.school_id', '=', filter.schoolId)
    .select(columns)
    .orderBy('lesson.starts_at', 'desc')
    .orderBy('person.number')
    .orderBy('attendance.lesson_id')
    .limit(limit)
  if (!after) return found.execute()
  const [lessonId, personId] = after
  const startsAt = fragment<Date>`(select starts_at from lesson where id = ${lessonId}::uuid)`
  const number = fragment<string>`(select number from person where id = ${personId}::uuid)`
  return found
    .where('lesson.starts_at', '<=', startsAt)
    .where(fragment<boolean>`(lesson.starts_at < ${startsAt} or (person.number, attendance.lesson_id) > (${number}, ${lessonId}::uuid))`)
    .execute()
}

export const countRecords = (sql: Sql, filter: Asked) => countRows(asked(sql, filter))

export const findRecord = (sql: Sql, lessonId: string, personId: string) =>
  records(sql).where('attendance.lesson_id', '=', lessonId).where('attendance.person_id', '=', personId).select(columns).executeTakeFirst()

export const listHistory = (sql: Sql, lessonId: string, personId: string) =>
  sql
    .selectFrom('attendance_event')
    .leftJoin('person', 'person.id', 'attendance_event.by_id')
    .where('attendance_event.lesson_id', '=', lessonId)
    .where('attendance_event.person_id', '=', personId)
    .select([
      'attendance_event.id',
      'attendance_event.kind',
      'attendance_event.state',
      'at',
      'reason',
      'is_doubtful',
      'person.name as by_name',
      'person.name_pinyin as by_pinyin',
    ])
    .orderBy('attendance_event.id')
    .execute()
