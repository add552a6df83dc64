import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertExam = (sql: Sql, row: NewRow<'exam'>) => sql.insertInto('exam').values(row).returning('id').executeTakeFirstOrThrow()

export const updateExam = (sql: Sql, id: string, row: Partial<NewRow<'exam'>>) =>
  sql.updateTable('exam').set(row).where('id', '=', id).execute()

export const writeSections = async (sql: Sql, schoolId: string, examId: string, sectionIds: readonly string[]) => {
  await sql.deleteFrom('exam_section').where('exam_id', '=', examId).execute()
  await sql
    .insertInto('exam_section')
    .values(sectionIds.map((section_id) => ({ school_id: schoolId, exam_id: examId, section_id })))
    .execute()
}

/** Seats and duties go with them. */
export const deleteSittings = (sql: Sql, examIds: readonly string[]) => sql.deleteFrom('sitting').where('exam_id', 'in', examIds).execute()

interface NewSitting {
  readonly schoolId: string
  readonly examId: string
  readonly roomId: string
  readonly startsAt: Date
  readonly minutes: number
  readonly invigilatorIds: readonly string[]
  readonly now: Date
}

const span = (startsAt: Date, minutes: number) =>
  fragment<string>`tstzrange(${startsAt}::timestamptz, ${startsAt}::timestamptz + make_interval(mins => ${minutes}::int))`

export const insertSitting = async (sql: Sql, { schoolId, examId, roomId, startsAt, minutes, invigilatorIds, now }: NewSitting) => {
  const { id } = await sql
    .insertInto('sitting')
    .values({ school_id: schoolId, exam_id: examId, room_id: roomId, during: span(startsAt, minutes), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (invigilatorIds.length === 0) return
  await sql
    .insertInto('duty')
    .values(invigilatorIds.map((person_id) => ({ school_id: schoolId, sitting_id: id, person_id, created_at: now })))
    .execute()
}

export const setPublished = (sql: Sql, ids: readonly string[], now: Date) =>
  sql.updateTable('exam').set({ state: 'published', published_at: now, changed_at: now }).where('id', 'in', ids).execute()

export const findRooms = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('room')
    .innerJoin('campus_place as place', 'place.id', 'room.place_id')
    .where('room.school_id', '=', schoolId)
    .where('room.is_closed', '=', false)
    .where('room.seat_rows', 'is not', null)
    .select([
      'room.id',
      'room.name',
      'room.name_en',
      'room.name_tw',
      'place.name as place_name',
      'place.name_en as place_name_en',
      'place.name_tw as place_name_tw',
      fragment<number>`room.seat_rows`.as('seat_rows'),
      fragment<number>`room.seat_columns`.as('seat_columns'),
    ])
    .orderBy('room.code')
    .execute()

/** Sections by their ids, held so that none is removed meanwhile. */
export const findSections = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('section')
    .where('school_id', '=', schoolId)
    .where('id', 'in', ids)
    .select(['id', 'term_id', 'course_id', 'unit_id'])
    .execute()

/** When these rooms and people are taken, but for what is planned again. */
export const listBusy = async (sql: Sql, schoolId: string, from: Date, until: Date, exceptExamIds: readonly string[]) => {
  const { rows } = await fragment<{ subject_id: string; starts_at: Date; ends_at: Date }>`
    select subject_id, lower(during) as starts_at, upper(during) as ends_at from busy
     where school_id = ${schoolId} and during && tstzrange(${from}::timestamptz, ${until}::timestamptz)
       and cause_id not in (select id from sitting where exam_id = any(${exceptExamIds}::uuid[])
         union all select duty.id from duty join sitting on sitting.id = duty.sitting_id where sitting.exam_id = any(${exceptExamIds}::uuid[]))`.execute(
    sql,
  )
  return rows
}
