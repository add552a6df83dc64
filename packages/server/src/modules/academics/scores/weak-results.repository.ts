import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Limits {
  readonly schoolId: string
  readonly failedCredits: number
  readonly gpa: number
  readonly now: Date
}

/** Those whose failed credits or GPA are beyond a limit, by the best attempt of each course that is published; 0 is no limit. */
export const listWeak = async (sql: Sql, { schoolId, failedCredits, gpa, now }: Limits) => {
  const { rows } = await fragment<{ person_id: string; failed_credits: number; gpa: number | null }>`
    with best as (
      select student_record.person_id, score.course_id, bool_or(score.is_passed) as is_passed,
        (array_agg(score.points order by score.is_passed desc, score.mark desc nulls last))[1] as points
      from score join student_record on student_record.id = score.record_id
      where score.school_id = ${schoolId} and score.published_at <= ${now}
      group by student_record.person_id, score.course_id),
    counted as (
      select best.person_id, coalesce(sum(course.credit) filter (where not best.is_passed), 0)::float8 as failed_credits,
        round((sum(best.points * course.credit) / nullif(sum(course.credit) filter (where best.points is not null), 0)), 2)::float8 as gpa
      from best join course on course.id = best.course_id group by best.person_id)
    select person_id, failed_credits, gpa from counted
    where (${failedCredits}::float8 > 0 and failed_credits >= ${failedCredits}) or (${gpa}::float8 > 0 and gpa < ${gpa}) order by person_id`.execute(
    sql,
  )
  return rows
}
