import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isBarred } from '../seats/barred.repository.ts'

const shown = [
  'exam.changed_at',
  'course.name as course_name',
  'course.name_en as course_name_en',
  'course.name_tw as course_name_tw',
  'room.name as room_name',
  'room.name_en as room_name_en',
  'room.name_tw as room_name_tw',
  fragment<number>`(select count(*)::int from exam_change where exam_change.exam_id = exam.id)`.as('changes'),
] as const

/** Published exams in which somebody has a seat and is not barred. */
export const listSeatsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('seat')
    .innerJoin('sitting', 'sitting.id', 'seat.sitting_id')
    .innerJoin('exam', 'exam.id', 'sitting.exam_id')
    .innerJoin('course', 'course.id', 'exam.course_id')
    .innerJoin('room', 'room.id', 'sitting.room_id')
    .where('seat.person_id', '=', personId)
    .where('exam.state', '=', 'published')
    .where((row) => row.not(isBarred(fragment.ref('seat.exam_id'), fragment.ref('seat.person_id'))))
    .select(['exam.id', 'exam.kind', 'exam.minutes', 'seat.seat_row', 'seat.seat_column', ...shown])
    .select([fragment<Date>`lower(seat.during)`.as('starts_at'), fragment<Date>`upper(seat.during)`.as('ends_at')])
    .orderBy('exam.starts_at')
    .execute()

/** Published exams at which somebody invigilates. */
export const listDutiesOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('duty')
    .innerJoin('sitting', 'sitting.id', 'duty.sitting_id')
    .innerJoin('exam', 'exam.id', 'sitting.exam_id')
    .innerJoin('course', 'course.id', 'exam.course_id')
    .innerJoin('room', 'room.id', 'sitting.room_id')
    .where('duty.person_id', '=', personId)
    .where('exam.state', '=', 'published')
    .select(['duty.id', ...shown])
    .select([fragment<Date>`lower(sitting.during)`.as('starts_at'), fragment<Date>`upper(sitting.during)`.as('ends_at')])
    .orderBy('exam.starts_at')
    .execute()
