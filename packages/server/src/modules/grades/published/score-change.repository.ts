import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertChange = (sql: Sql, row: NewRow<'score_change'>) => sql.insertInto('score_change').values(row).execute()

export const findChange = (sql: Sql, appealId: string) =>
  sql
    .selectFrom('score_change')
    .where('appeal_id', '=', appealId)
    .select([
      fragment<number | null>`mark_before::float8`.as('mark_before'),
      fragment<number | null>`mark_after::float8`.as('mark_after'),
      fragment<Readonly<Record<string, number>>>`parts_before`.as('parts_before'),
      'changed_at',
    ])
    .executeTakeFirst()

/** When an import last changed a score. */
export const findImportChange = (sql: Sql, scoreId: string) =>
  sql
    .selectFrom('score_change')
    .where('score_id', '=', scoreId)
    .where('import_id', 'is not', null)
    .select('changed_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The line behind a score, with its marks by part. */
export const findLine = (sql: Sql, scoreId: string) =>
  sql
    .selectFrom('grade_line as line')
    .where('line.score_id', '=', scoreId)
    .select([
      'line.section_id',
      'line.person_id',
      'line.school_id',
      'line.remark',
      fragment<Readonly<Record<string, number>>>`coalesce((select json_object_agg(part_id, mark::float8) from grade_mark
        where grade_mark.section_id = line.section_id and grade_mark.person_id = line.person_id), '{}')`.as('marks'),
    ])
    .executeTakeFirst()

/** The score that somebody got by the sheet of a section. */
export const findScoreOf = (sql: Sql, sectionId: string, personId: string) =>
  sql.selectFrom('grade_line').where('section_id', '=', sectionId).where('person_id', '=', personId).select('score_id').executeTakeFirst()

/** Also where there was no mark before: who was absent may turn out to have been there. */
export const updateMarks = async (
  sql: Sql,
  { section_id, person_id, school_id }: { section_id: string; person_id: string; school_id: string },
  marks: Readonly<Record<string, number>>,
) => {
  const given = Object.entries(marks).map(([partId, mark]) => ({ partId, mark }))
  await fragment`insert into grade_mark (part_id, section_id, person_id, school_id, mark)
    select "partId", ${section_id}, ${person_id}, ${school_id}, mark
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one ("partId" uuid, mark numeric)
    on conflict (part_id, person_id) do update set mark = excluded.mark`.execute(sql)
  await sql.updateTable('grade_line').set({ remark: '' }).where('section_id', '=', section_id).where('person_id', '=', person_id).execute()
}
