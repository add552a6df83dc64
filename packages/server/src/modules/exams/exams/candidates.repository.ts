import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isBarred } from '../seats/barred.repository.ts'

/**
 * Who takes part: the rosters of its sections; in a resit those of them who failed or were to write later. Who is exempt does not, nor in
 * finals and resits who was barred from the exams of the section.
 */
export const candidates = (today: string) => fragment`
  select distinct exam_section.exam_id, place.person_id
    from exam_section
    join exam on exam.id = exam_section.exam_id
    join roster_place as place on place.section_id = exam_section.section_id
   where place.kind <> 'exempt' and (place.left_on is null or place.left_on > ${today}::date)
     and (exam.kind not in ('final', 'resit') or not exists (
       select from warning where warning.section_id = place.section_id and warning.person_id = place.person_id
          and warning.handling = 'barred' and warning.withdrawn_at is null))
     and (exam.kind <> 'resit' or exists (
       select from grade_line left join score on score.id = grade_line.score_id
        where grade_line.section_id = place.section_id and grade_line.person_id = place.person_id
          and (grade_line.remark = 'deferred' or not score.is_passed)))`

interface CandidateRow {
  readonly exam_id: string
  readonly person_id: string
  readonly class_id: string
  readonly extra_minutes: number
}

/** Of each exam the candidates by their numbers. Who was added by hand stays, unless barred. */
export const listCandidates = async (sql: Sql, examIds: readonly string[], today: string) => {
  const { rows } = await fragment<CandidateRow>`
    select taking.exam_id, taking.person_id, coalesce(person.org_unit_id::text, '') as class_id, coalesce(need.extra_minutes, 0) as extra_minutes
      from (select * from (${candidates(today)}) as rostered union
            select exam_id, person_id from seat where is_added and not ${isBarred(fragment.ref('seat.exam_id'), fragment.ref('seat.person_id'))}) as taking
      join person on person.id = taking.person_id
      left join exam_need as need on need.exam_id = taking.exam_id and need.person_id = taking.person_id
     where taking.exam_id = any(${examIds}::uuid[])
     order by taking.exam_id, person.number`.execute(sql)
  return rows
}
