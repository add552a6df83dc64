import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Who takes part in the lessons of a change before or after it, or teaches them, with the parts that are theirs. */
export const listConcerned = async (sql: Sql, changeId: string) => {
  const { rows } = await fragment<{ person_id: string; part_ids: string[] }>`
    select person_id, array_agg(distinct part_id order by part_id) as part_ids from (
      select part.id as part_id, unnest(part.before_teacher_ids || part.teacher_ids) as person_id
        from lesson_change_part part where part.change_id = ${changeId}
      union all
      select part.id, roster_place.person_id from lesson_change_part part
        join lesson_section on lesson_section.lesson_id = part.lesson_id
        join roster_place on roster_place.section_id = lesson_section.section_id
          and greatest(part.day, part.before_day) >= roster_place.joined_on
          and (least(part.day, part.before_day) < roster_place.left_on or roster_place.left_on is null)
        where part.change_id = ${changeId}
    ) concerned group by person_id order by person_id`.execute(sql)
  return rows
}
