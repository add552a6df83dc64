import type { Remark } from '@campus/contract/grades/parts.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const listParts = (sql: Sql, sectionId: string) =>
  sql.selectFrom('grade_part').where('section_id', '=', sectionId).select(['id', 'kind', 'name', 'weight']).orderBy('position').execute()

export interface LineRow {
  readonly person_id: string
  readonly name: string
  readonly name_pinyin: string | null
  readonly number: string
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
  readonly is_retake: boolean
  readonly remark: Remark
  /** By the ids of the parts. */
  readonly marks: Readonly<Record<string, number>> | null
}

/** While a sheet is open all who are on the roster; afterwards those who stand on it. */
export const listLines = async (sql: Sql, sectionId: string, { today, isOpen }: { today: string; isOpen: boolean }) => {
  const { rows } = await fragment<LineRow>`
    select person.id as person_id, person.name, person.name_pinyin, person.number, unit.name as unit_name, unit.name_en as unit_name_en, unit.name_tw as unit_name_tw,
           coalesce(place.kind, 'regular') = 'retake' as is_retake,
           coalesce(line.remark, case when place.kind = 'exempt' then 'exempt' else '' end) as remark,
           (select json_object_agg(part_id, mark::float8) from grade_mark
             where grade_mark.section_id = ${sectionId} and grade_mark.person_id = person.id) as marks
      from person
      left join roster_place as place on place.section_id = ${sectionId} and place.person_id = person.id
      left join grade_line as line on line.section_id = ${sectionId} and line.person_id = person.id
      left join org_unit as unit on unit.id = person.org_unit_id
     where case when ${isOpen} then person.id in (select person_id from roster_place
                  where section_id = ${sectionId} and (left_on is null or left_on > ${today}::date))
                else line.person_id is not null end
     order by person.number`.execute(sql)
  return rows
}
