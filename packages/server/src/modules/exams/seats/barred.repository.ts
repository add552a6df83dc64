import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/**
 * Whether somebody was barred from the exams of the section by which they would sit a final or a resit; it holds until the bar is lifted,
 * also for who has a seat already.
 */
export const isBarred = (examId: RawBuilder<unknown>, personId: RawBuilder<unknown>) => fragment<boolean>`(
  select coalesce(bool_and(exists (
      select from warning where warning.section_id = place.section_id and warning.person_id = place.person_id
         and warning.handling = 'barred' and warning.withdrawn_at is null)), false)
    from exam as sat
    join exam_section on exam_section.exam_id = sat.id
    join roster_place as place on place.section_id = exam_section.section_id
   where sat.id = ${examId} and sat.kind in ('final', 'resit') and place.person_id = ${personId}
     and (place.left_on is null or place.left_on > sat.starts_at::date))`

export const isBarredFrom = async (sql: Sql, examId: string, personId: string): Promise<boolean> => {
  const { rows } = await fragment<{ is_barred: boolean }>`
    select ${isBarred(fragment`${examId}::uuid`, fragment`${personId}::uuid`)} as is_barred`.execute(sql)
  return rows[0]?.is_barred === true
}
