import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { isBarred } from './barred.repository.ts'
import type { Place } from './seat-plan.rules.ts'

const seatIsBarred = isBarred(fragment.ref('seat.exam_id'), fragment.ref('seat.person_id'))

/** The places of an exam, by room and place. */
export const listSeats = (sql: Sql, examId: string) =>
  sql
    .selectFrom('seat')
    .innerJoin('person', 'person.id', 'seat.person_id')
    .leftJoin('org_unit as unit', 'unit.id', 'person.org_unit_id')
    .leftJoin('exam_need as need', (join) => join.onRef('need.exam_id', '=', 'seat.exam_id').onRef('need.person_id', '=', 'seat.person_id'))
    .where('seat.exam_id', '=', examId)
    .select([
      'seat.id',
      'seat.sitting_id',
      'seat.person_id',
      'seat.seat_row',
      'seat.seat_column',
      'seat.paper',
      'seat.attendance',
      'seat.is_added',
      'seat.created_at',
      'person.name',
      'person.name_pinyin',
      'person.number',
      'person.org_unit_id as class_id',
      'unit.name as unit_name',
      'unit.name_en as unit_name_en',
      'unit.name_tw as unit_name_tw',
      'need.text_encrypted',
      seatIsBarred.as('is_barred'),
    ])
    .orderBy('seat.seat_row')
    .orderBy('seat.seat_column')
    .execute()

/** Somebody's seats in several exams. None ends where the exam was cancelled. */
export const listSeatsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('seat')
    .leftJoin('exam_need as need', (join) => join.onRef('need.exam_id', '=', 'seat.exam_id').onRef('need.person_id', '=', 'seat.person_id'))
    .where('seat.person_id', '=', personId)
    .select([
      'seat.exam_id',
      'seat.sitting_id',
      'seat.seat_row',
      'seat.seat_column',
      fragment<Date | null>`upper(seat.during)`.as('ends_at'),
      'need.text_encrypted',
      seatIsBarred.as('is_barred'),
    ])
    .execute()

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number]

export const deleteSeats = (sql: Sql, examId: string) => sql.deleteFrom('seat').where('exam_id', '=', examId).execute()

/** Each for the time of the exam, and longer for who was granted more; their rooms stay taken as long. */
export const insertSeats = async (
  sql: Sql,
  { schoolId, examId, now, isAdded = false }: { schoolId: string; examId: string; now: Date; isAdded?: boolean },
  places: readonly Place[],
) => {
  await fragment`insert into seat (school_id, sitting_id, exam_id, person_id, seat_row, seat_column, paper, during, is_added, created_at)
    select ${schoolId}, "sittingId", ${examId}, "personId", "row", "column", paper,
           tstzrange(exam.starts_at, exam.starts_at + make_interval(mins => exam.minutes + coalesce(need.extra_minutes, 0))), ${isAdded}, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as one ("sittingId" uuid, "personId" uuid, "row" int, "column" int, paper int)
      join exam on exam.id = ${examId}
      left join exam_need as need on need.exam_id = exam.id and need.person_id = one."personId"`.execute(sql)
  await stretchSittings(sql, examId)
}

/** Rooms and invigilators are taken until the last candidate is finished. */
export const stretchSittings = async (sql: Sql, examId: string) => {
  await fragment`update sitting set during = tstzrange(lower(during), needed.until)
    from (select sitting_id, max(upper(during)) as until from seat where exam_id = ${examId} group by sitting_id) as needed
    where sitting.id = needed.sitting_id and upper(sitting.during) <> needed.until`.execute(sql)
}

export const retimeSeat = async (sql: Sql, examId: string, personId: string) => {
  await fragment`update seat set during = tstzrange(exam.starts_at, exam.starts_at + make_interval(mins => exam.minutes + need.extra_minutes))
    from exam join exam_need as need on need.exam_id = exam.id and need.person_id = ${personId}
    where exam.id = ${examId} and seat.exam_id = exam.id and seat.person_id = ${personId}`.execute(sql)
  await stretchSittings(sql, examId)
}

export const saveNeed = (
  sql: Sql,
  row: { school_id: string; exam_id: string; person_id: string; extra_minutes: number; text_encrypted: Buffer; created_at: Date },
) =>
  sql
    .insertInto('exam_need')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['exam_id', 'person_id']).doUpdateSet({ extra_minutes: row.extra_minutes, text_encrypted: row.text_encrypted }),
    )
    .execute()

export const findStudent = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('number', '=', number)
    .where('kind', '=', 'student')
    .select(['id', 'org_unit_id'])
    .executeTakeFirst()

export const lockSeat = (sql: Sql, id: string) =>
  sql
    .selectFrom('seat')
    .where('id', '=', id)
    .select(['id', 'sitting_id', 'exam_id', 'person_id', 'school_id'])
    .forUpdate()
    .executeTakeFirst()

export const setAttendance = (sql: Sql, id: string, attendance: Column<'seat', 'attendance'>, by: string, now: Date) =>
  sql
    .updateTable('seat')
    .set({ attendance, checked_at: attendance === '' ? null : now, checked_by: attendance === '' ? null : by })
    .where('id', '=', id)
    .execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('seat')
    .innerJoin('exam', 'exam.id', 'seat.exam_id')
    .innerJoin('course', 'course.id', 'exam.course_id')
    .leftJoin('exam_need as need', (join) => join.onRef('need.exam_id', '=', 'seat.exam_id').onRef('need.person_id', '=', 'seat.person_id'))
    .where('seat.person_id', '=', personId)
    .where('exam.state', '<>', 'draft')
    .select([
      'course.name as course',
      'exam.state',
      'exam.kind',
      'exam.starts_at',
      'seat.seat_row',
      'seat.seat_column',
      'seat.attendance',
      'need.text_encrypted',
    ])
    .orderBy('exam.starts_at')
    .execute()
