import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { LeftPlace } from '../../schedule/roster-uses.extension.ts'
import { candidates } from '../exams/candidates.repository.ts'

const held = (left: readonly LeftPlace[], now: Date) => fragment`
  from seat
  join exam on exam.id = seat.exam_id and exam.state <> 'cancelled' and (exam.starts_at is null or exam.starts_at > ${now})
  join exam_section on exam_section.exam_id = exam.id
  join jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as gone ("sectionId" uuid, "personId" uuid)
    on gone."sectionId" = exam_section.section_id and gone."personId" = seat.person_id`

/** Exams ahead in which people who left a roster have a seat. */
export const listExamsOfLeft = async (sql: Sql, left: readonly LeftPlace[], now: Date): Promise<string[]> => {
  const { rows } = await fragment<{ id: string }>`select distinct exam.id ${held(left, now)} order by exam.id`.execute(sql)
  return rows.map(({ id }) => id)
}

interface FreedSeat {
  readonly exam_id: string
  readonly person_id: string
  readonly state: Column<'exam', 'state'>
}

/** Frees them, unless somebody takes part by another roster or was added by hand. */
export const deleteSeatsOfLeft = async (sql: Sql, left: readonly LeftPlace[], now: Date, today: string): Promise<FreedSeat[]> => {
  const { rows } = await fragment<FreedSeat>`
    with freed as (select distinct seat.id, exam.state ${held(left, now)}
      where not seat.is_added and not exists (
        select from (${candidates(today)}) as taking where taking.exam_id = seat.exam_id and taking.person_id = seat.person_id))
    delete from seat using freed where seat.id = freed.id returning seat.exam_id, seat.person_id, freed.state`.execute(sql)
  return rows
}
