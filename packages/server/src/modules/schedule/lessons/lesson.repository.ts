import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isOnRoster, isTakenBy } from './lesson-roster.repository.ts'

interface SectionOfLesson {
  readonly id: string
  readonly code: string
  readonly unit_id: string
  readonly course_id: string
  readonly course_code: string
  readonly course_name: string
  readonly course_name_en: string
  readonly course_name_tw: string
}

const sections = fragment<SectionOfLesson[]>`(select coalesce(json_agg(json_build_object('id', section.id, 'code', section.code,
    'unit_id', section.unit_id, 'course_id', course.id, 'course_code', course.code, 'course_name', course.name,
    'course_name_en', course.name_en, 'course_name_tw', course.name_tw) order by section.code), '[]')
  from lesson_section join section on section.id = lesson_section.section_id join course on course.id = section.course_id
  where lesson_section.lesson_id = lesson.id)`.as('sections')

const teachers = fragment<{ readonly id: string; readonly name: string; readonly namePinyin: string | null }[]>`(select
    coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'namePinyin', person.name_pinyin) order by person.number), '[]')
  from lesson_teacher join person on person.id = lesson_teacher.person_id where lesson_teacher.lesson_id = lesson.id)`.as('teachers')

export const lessonTables = (sql: Sql) =>
  sql
    .selectFrom('lesson')
    .leftJoin('room', 'room.id', 'lesson.room_id')
    .leftJoin('campus_place as building', 'building.id', 'room.place_id')

/** What a lesson is shown by. */
export const lessonColumns = [
  'lesson.id',
  'lesson.school_id',
  'lesson.term_id',
  'lesson.starts_at',
  'lesson.ends_at',
  'lesson.from_period',
  'lesson.to_period',
  'lesson.state',
  'lesson.cancelled_by',
  'lesson.changes',
  'lesson.changed_at',
  'room.id as room_id',
  'room.name as room_name',
  'room.name_en as room_name_en',
  'room.name_tw as room_name_tw',
  'building.id as place_id',
  'building.name as building_name',
  'building.name_en as building_name_en',
  'building.name_tw as building_name_tw',
  'building.latitude',
  'building.longitude',
  fragment<string>`lesson.day::text`.as('day'),
  fragment<string>`lesson.planned_on::text`.as('planned_on'),
  sections,
  teachers,
] as const

export const selectLessons = (sql: Sql) => lessonTables(sql).select(lessonColumns)

export type LessonRow = Awaited<ReturnType<ReturnType<typeof selectLessons>['execute']>>[number]

/** Whose lessons: a student's by the roster on that day, a class's by those of its members. */
export type LessonsOf = { readonly [Kind in 'student' | 'teacher' | 'class' | 'room' | 'section']?: string }

const taken = (column: 'person_id' | 'class', id: string) => fragment<boolean>`exists (
  select from lesson_section join roster_place on roster_place.section_id = lesson_section.section_id
  ${column === 'class' ? fragment`join person on person.id = roster_place.person_id and person.org_unit_id = ${id}` : fragment``}
  where lesson_section.lesson_id = lesson.id and ${isOnRoster()}
  ${column === 'class' ? fragment`` : fragment`and roster_place.person_id = ${id}`})`

const within = (sql: Sql, schoolId: string, of: LessonsOf) =>
  selectLessons(sql)
    .where('lesson.school_id', '=', schoolId)
    .orderBy('lesson.starts_at')
    .orderBy('lesson.id')
    .$if(of.student !== undefined, (query) => query.where(taken('person_id', of.student ?? '')))
    .$if(of.class !== undefined, (query) => query.where(taken('class', of.class ?? '')))
    .$if(of.room !== undefined, (query) => query.where('lesson.room_id', '=', of.room ?? ''))
    .$if(of.teacher !== undefined, (query) =>
      query.where(
        fragment<boolean>`exists (select from lesson_teacher where lesson_teacher.lesson_id = lesson.id and lesson_teacher.person_id = ${of.teacher})`,
      ),
    )
    .$if(of.section !== undefined, (query) =>
      query.where(
        fragment<boolean>`exists (select from lesson_section where lesson_section.lesson_id = lesson.id and lesson_section.section_id = ${of.section})`,
      ),
    )

export const listLessons = (sql: Sql, schoolId: string, of: LessonsOf, span: { readonly from: string; readonly to: string }) =>
  within(sql, schoolId, of).where(fragment<boolean>`lesson.day between ${span.from} and ${span.to}`).execute()

/** Lessons that are held and not over, the earliest first. */
export const listComing = (sql: Sql, schoolId: string, of: LessonsOf, span: { readonly from: Date; readonly to: Date }) =>
  within(sql, schoolId, of)
    .where('lesson.state', '=', 'planned')
    .where('lesson.ends_at', '>', span.from)
    .where('lesson.starts_at', '<', span.to)
    .execute()

export const findLesson = (sql: Sql, schoolId: string, id: string) =>
  selectLessons(sql).where('lesson.school_id', '=', schoolId).where('lesson.id', '=', id).executeTakeFirst()

/** Whether a student who takes part shares their timetable with this person. */
export const isSharedWith = async (sql: Sql, lessonId: string, personId: string) => {
  const students = await sql
    .selectFrom('share')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where(fragment<boolean>`'timetable' = any(kinds)`)
    .select('student_id')
    .execute()
  for (const { student_id } of students) if (await isTakenBy(sql, lessonId, student_id)) return true
  return false
}

export const findNameOf = {
  class: (sql: Sql, schoolId: string, id: string) =>
    sql
      .selectFrom('org_unit')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('kind', '=', 'class')
      .select(['name', 'name_en', 'name_tw'])
      .executeTakeFirst(),
  teacher: (sql: Sql, schoolId: string, id: string) =>
    sql
      .selectFrom('person')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('kind', '=', 'teacher')
      .select(['name', 'name as name_tw', fragment<string>`coalesce(nullif(name_pinyin, ''), name)`.as('name_en')])
      .executeTakeFirst(),
  room: (sql: Sql, schoolId: string, id: string) =>
    sql.selectFrom('room').where('school_id', '=', schoolId).where('id', '=', id).select(['name', 'name_en', 'name_tw']).executeTakeFirst(),
}
