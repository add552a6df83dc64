import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { candidates } from '../exams/candidates.repository.ts'
import { isBarred } from '../seats/barred.repository.ts'

interface UnseatedRow {
  readonly id: string
  readonly name: string
  readonly name_pinyin: string | null
  readonly number: string
  readonly class_id: string | null
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
  readonly is_barred: boolean
  readonly joined_on: string
  readonly other_name: string | null
  readonly other_name_en: string | null
  readonly other_name_tw: string | null
}

/** Who takes part in an exam, or would if not barred, and has no seat in it; with another exam in which they have one at the time. */
export const listUnseated = async (sql: Sql, examId: string, today: string) => {
  const { rows } = await fragment<UnseatedRow>`
    select person.id, person.name, person.name_pinyin, person.number, person.org_unit_id as class_id,
           unit.name as unit_name, unit.name_en as unit_name_en, unit.name_tw as unit_name_tw, taking.is_barred,
           (select max(place.joined_on)::text from exam_section join roster_place as place on place.section_id = exam_section.section_id
             where exam_section.exam_id = exam.id and place.person_id = person.id) as joined_on,
           other.name as other_name, other.name_en as other_name_en, other.name_tw as other_name_tw
      from (select exam_id, person_id, false as is_barred from (${candidates(today)}) as rostered where exam_id = ${examId}::uuid union all
            select distinct written.exam_id, rostered.person_id, true
              from exam_section as written join roster_place as rostered on rostered.section_id = written.section_id
             where written.exam_id = ${examId}::uuid and rostered.kind <> 'exempt' and (rostered.left_on is null or rostered.left_on > ${today}::date)
               and ${isBarred(fragment.ref('written.exam_id'), fragment.ref('rostered.person_id'))}) as taking
      join exam on exam.id = taking.exam_id
      join person on person.id = taking.person_id
      left join org_unit as unit on unit.id = person.org_unit_id
      left join exam_need as need on need.exam_id = exam.id and need.person_id = person.id
      left join lateral (
        select course.name, course.name_en, course.name_tw
          from seat join exam as busy on busy.id = seat.exam_id join course on course.id = busy.course_id
         where seat.person_id = person.id and seat.exam_id <> exam.id
           and seat.during && tstzrange(exam.starts_at, exam.starts_at + make_interval(mins => exam.minutes + coalesce(need.extra_minutes, 0)))
         order by busy.starts_at limit 1) as other on exam.starts_at is not null
     where not exists (select from seat where seat.exam_id = exam.id and seat.person_id = person.id)
     order by person.number`.execute(sql)
  return rows
}
