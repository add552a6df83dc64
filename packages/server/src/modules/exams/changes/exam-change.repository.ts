import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertChange = (sql: Sql, row: NewRow<'exam_change'>) => sql.insertInto('exam_change').values(row).execute()

/** Those who no longer invigilate in rooms that stay. */
export const deleteDuties = (sql: Sql, sittingId: string, keptIds: readonly string[]) =>
  sql.deleteFrom('duty').where('sitting_id', '=', sittingId).where(fragment<boolean>`person_id <> all(${keptIds}::uuid[])`).execute()

export const addDuties = async (
  sql: Sql,
  { schoolId, sittingId, now }: { schoolId: string; sittingId: string; now: Date },
  ids: readonly string[],
) => {
  if (ids.length === 0) return
  await sql
    .insertInto('duty')
    .values(ids.map((person_id) => ({ school_id: schoolId, sitting_id: sittingId, person_id, created_at: now })))
    .execute()
}

export const deleteSitting = (sql: Sql, id: string) => sql.deleteFrom('sitting').where('id', '=', id).execute()

/** At the new time of the exam: who invigilates confirms again, and nobody has been checked in. */
export const retimeExam = async (sql: Sql, examId: string) => {
  await fragment`update sitting set during = tstzrange(exam.starts_at, exam.starts_at + make_interval(mins => exam.minutes))
    from exam where exam.id = ${examId} and sitting.exam_id = exam.id`.execute(sql)
  await fragment`update duty set confirmed_at = null, offered_to = null from sitting
    where sitting.exam_id = ${examId} and duty.sitting_id = sitting.id`.execute(sql)
  await fragment`update seat set attendance = '', checked_at = null, checked_by = null,
      during = tstzrange(exam.starts_at, exam.starts_at + make_interval(mins => exam.minutes + coalesce(need.extra_minutes, 0)))
    from exam, seat as own left join exam_need as need on need.exam_id = own.exam_id and need.person_id = own.person_id
    where exam.id = ${examId} and own.exam_id = exam.id and seat.id = own.id`.execute(sql)
}

/** Rooms and seats stay to be read, but take no time. */
export const freeExam = async (sql: Sql, examId: string) => {
  await fragment`update sitting set during = 'empty' where exam_id = ${examId}`.execute(sql)
  await fragment`update seat set during = 'empty' where exam_id = ${examId}`.execute(sql)
}
