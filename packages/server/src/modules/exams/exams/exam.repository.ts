import type { InputOf } from '@campus/contract/call.ts'
import type { consoleExams } from '@campus/contract/exams/console.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import { candidates } from './candidates.repository.ts'

const exams = (sql: Sql) =>
  sql.selectFrom('exam').innerJoin('course', 'course.id', 'exam.course_id').innerJoin('org_unit as unit', 'unit.id', 'exam.unit_id')

interface SittingJson {
  readonly id: string
  readonly roomId: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly placeName: string
  readonly placeNameEn: string
  readonly placeNameTw: string
  readonly rows: number
  readonly columns: number
  readonly seated: number
  readonly duties: readonly { readonly id: string; readonly name: string; readonly namePinyin: string | null }[]
}

const sittings = fragment<SittingJson[]>`(select coalesce(json_agg(json_build_object(
    'id', sitting.id, 'roomId', room.id, 'name', room.name, 'nameEn', room.name_en, 'nameTw', room.name_tw,
    'placeName', place.name, 'placeNameEn', place.name_en, 'placeNameTw', place.name_tw,
    'rows', coalesce(room.seat_rows, 0), 'columns', coalesce(room.seat_columns, 0),
    'seated', (select count(*) from seat where seat.sitting_id = sitting.id),
    'duties', (select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin) order by duty.id), '[]')
                 from duty join person on person.id = duty.person_id where duty.sitting_id = sitting.id)) order by room.code), '[]')
  from sitting join room on room.id = sitting.room_id join campus_place as place on place.id = room.place_id
  where sitting.exam_id = exam.id)`

const shown = (among: ReturnType<typeof exams>, today: string) =>
  among.selectAll('exam').select([
    'course.name as course_name',
    'course.name_en as course_name_en',
    'course.name_tw as course_name_tw',
    'unit.name as unit_name',
    'unit.name_en as unit_name_en',
    'unit.name_tw as unit_name_tw',
    fragment<
      { id: string; code: string }[]
    >`(select coalesce(json_agg(json_build_object('id', section.id, 'code', section.code) order by section.code), '[]')
      from exam_section join section on section.id = exam_section.section_id where exam_section.exam_id = exam.id)`.as('sections'),
    fragment<string[]>`array(select distinct section_teacher.person_id::text from exam_section
      join section_teacher on section_teacher.section_id = exam_section.section_id where exam_section.exam_id = exam.id)`.as('teacher_ids'),
    fragment<number>`(select count(*) from (select person_id from (${candidates(today)}) as one where one.exam_id = exam.id
      union select person_id from seat where seat.exam_id = exam.id) as taking)`.as('people'),
    fragment<number>`(select count(*) from seat where seat.exam_id = exam.id)`.as('seated'),
    sittings.as('sittings'),
  ])

export type ExamRow = NonNullable<Awaited<ReturnType<typeof findExam>>>

export const findExam = (sql: Sql, schoolId: string, id: string, today: string) =>
  shown(exams(sql).where('exam.school_id', '=', schoolId).where('exam.id', '=', id), today).executeTakeFirst()

export interface ExamFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly termId: string
  readonly state?: Column<'exam', 'state'> | undefined
  readonly words: string
}

const filtered = (sql: Sql, { schoolId, scope, termId, state, words }: ExamFilter) => {
  let among = exams(sql).where('exam.school_id', '=', schoolId).where('exam.term_id', '=', termId)
  if (scope !== 'school') among = among.where('exam.unit_id', 'in', fragment<string>`(select unnest(${scope}::uuid[]))`)
  if (state) among = among.where('exam.state', '=', state)
  if (words === '') return among
  const like = containing(words)
  return among.where((row) =>
    row.or([row('course.name', 'ilike', like), row('course.name_en', 'ilike', like), row('course.code', 'ilike', like)]),
  )
}

type Sort = InputOf<typeof consoleExams>['sort']

const ordered = (sql: Sql, filter: ExamFilter, today: string, sort?: Sort) => {
  const found = shown(filtered(sql, filter), today)
  const columns = { startsAt: 'exam.starts_at', course: 'course.name', minutes: 'exam.minutes' }
  return sort === undefined
    ? found.orderBy('exam.starts_at', (order) => order.asc().nullsFirst()).orderBy('exam.id')
    : inOrder(found, sort, columns, { column: 'exam.id', direction: 'asc' })
}

export const listFiltered = (sql: Sql, filter: ExamFilter, page: Page, today: string, sort: Sort) =>
  onPage(ordered(sql, filter, today, sort), page).execute()

/** All of a term at once. */
export const listAllFiltered = (sql: Sql, filter: ExamFilter, today: string) => ordered(sql, filter, today).execute()

export const countFiltered = (sql: Sql, filter: ExamFilter) => countRows(filtered(sql, filter))

/** All exams of a term that take place, those that a proposal plans and those that it leaves alone. */
export const listOfTerm = (sql: Sql, schoolId: string, termId: string, today: string) =>
  shown(exams(sql).where('exam.school_id', '=', schoolId).where('exam.term_id', '=', termId).where('exam.state', '<>', 'cancelled'), today)
    .orderBy('exam.id')
    .execute()

/**
 * Published exams in which somebody has a seat, or whose sections they teach; also those that were cancelled. Of those to come also the ones
 * in which they take part and have no seat yet.
 */
export const listOf = (sql: Sql, personId: string, { today, now }: { readonly today: string; readonly now: Date }) =>
  shown(
    exams(sql)
      .where('exam.state', '<>', 'draft')
      .where(
        fragment<boolean>`(exam.id in (select exam_id from seat where person_id = ${personId}) or exam.id in (select exam_id from exam_section
          join section_teacher on section_teacher.section_id = exam_section.section_id where section_teacher.person_id = ${personId})
          or exam.state = 'published' and exam.starts_at > ${now}::timestamptz and exam.id in (
            select exam_id from (${candidates(today)}) as rostered where person_id = ${personId}))`,
      ),
    today,
  )
    .orderBy('exam.starts_at', 'desc')
    .execute()

export const lockExams = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('exam').where('id', 'in', ids).selectAll().orderBy('id').forUpdate().execute()
