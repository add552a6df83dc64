import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** What a person's published marks are made of; marks that are not out yet are nobody's to read. */
export const listPublishedParts = (sql: Sql, personId: string, now: Date) =>
  sql
    .selectFrom('grade_line')
    .innerJoin('score', 'score.id', 'grade_line.score_id')
    .innerJoin('section', 'section.id', 'grade_line.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('grade_line.person_id', '=', personId)
    .where('score.published_at', '<=', now)
    .select(['course.name as course', 'section.code', 'grade_line.remark', 'score.mark', 'score.published_at'])
    .select([
      fragment<{ kind: string; name: string; weight: number; mark: number | null }[]>`(
        select coalesce(json_agg(json_build_object('kind', part.kind, 'name', part.name, 'weight', part.weight, 'mark', grade_mark.mark)
          order by part.position), '[]')
        from grade_part as part
        left join grade_mark on grade_mark.part_id = part.id and grade_mark.person_id = grade_line.person_id
        where part.section_id = grade_line.section_id)`.as('parts'),
    ])
    .orderBy('score.published_at')
    .execute()
