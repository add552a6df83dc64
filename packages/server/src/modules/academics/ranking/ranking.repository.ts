import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { isCurrent } from '../records/current-record.service.ts'

interface RankRow {
  /** Null for all years together. */
  readonly academic_year: string | null
  readonly rank: number
  readonly people: number
  readonly average: number
  /** People by the lower end of their band, for all years together only. */
  readonly bands: Readonly<Record<string, number>> | null
}

interface Group {
  readonly recordId: string
  readonly schoolId: string
  readonly majorId: string
  readonly grade: string
  readonly educationLevel: string
  readonly now: Date
  readonly bandWidth: number
}

/**
 * The place of one among those of the same major, year and level who have not left, in one statement: the marks that count
 * (the best of a passed attempt, else the best of all; within each year, and in all), the averages as they are printed, the
 * places by them. Equal averages share a place.
 */
export const rankInGroup = async (sql: Sql, group: Group) => {
  const { rows } = await fragment<RankRow>`
    with counted as (
      select score.record_id, score.academic_year, course.credit,
             case when bool_or(score.is_passed) then max(score.mark) filter (where score.is_passed) else max(score.mark) end as mark
        from student_record
        join academic_source as source on source.id = student_record.source_id
        join score on score.record_id = student_record.id
        join course on course.id = score.course_id
       where student_record.school_id = ${group.schoolId} and student_record.major_id = ${group.majorId}
         and student_record.grade = ${group.grade} and student_record.education_level = ${group.educationLevel}
         and student_record.standing <> 'left' and score.published_at <= ${group.now} and ${isCurrent}
       group by grouping sets ((score.record_id, course.id, score.academic_year), (score.record_id, course.id))
    ), averages as (
      select record_id, academic_year, round(sum(mark * credit) / sum(credit), 2) as average
        from counted where mark is not null group by record_id, academic_year having sum(credit) > 0
    ), places as (
      select record_id, academic_year, average, rank() over year_group as rank, count(*) over (partition by academic_year) as people
        from averages window year_group as (partition by academic_year order by average desc)
    ), bands as (
      select least(floor(average / ${group.bandWidth}::int) * ${group.bandWidth}::int, 100 - ${group.bandWidth}::int)::int as band, count(*) as people
        from averages where academic_year is null group by 1
    )
    select academic_year, rank, people, average::float8 as average,
           case when academic_year is null then (select json_object_agg(band, people) from bands) end as bands
      from places where record_id = ${group.recordId} order by academic_year desc nulls first`.execute(sql)
  return rows
}
