import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export interface WantedScores {
  readonly recordId: string
  readonly now: Date
  readonly academicYears?: readonly string[] | undefined
  readonly semester?: number | undefined
  readonly scoreIds?: readonly string[] | undefined
}

const published = (sql: Sql, recordId: string, now: Date) =>
  sql.selectFrom('score').where('score.record_id', '=', recordId).where('score.published_at', '<=', now)

/** Published scores, the newest term first. */
export const listScores = (sql: Sql, { recordId, now, academicYears, semester, scoreIds }: WantedScores) =>
  published(sql, recordId, now)
    .innerJoin('course', 'course.id', 'score.course_id')
    .$if(academicYears !== undefined, (query) =>
      query.where('score.academic_year', 'in', fragment<string>`(select unnest(${academicYears}::text[]))`),
    )
    .$if(semester !== undefined, (query) => query.where('score.semester', '=', semester ?? 0))
    .$if(scoreIds !== undefined, (query) => query.where('score.id', 'in', fragment<string>`(select unnest(${scoreIds}::uuid[]))`))
    .select([
      'score.id',
      'score.course_id',
      'score.academic_year',
      'score.semester',
      'score.attempt',
      'score.mark_word',
      'score.is_passed',
      'course.code',
      'course.name',
      'course.name_en',
      'course.name_tw',
      'course.kind',
      'course.hours',
      fragment<number | null>`score.mark::float8`.as('mark'),
      fragment<number | null>`score.points::float8`.as('points'),
      fragment<number>`course.credit::float8`.as('credit'),
    ])
    .orderBy('score.academic_year', 'desc')
    .orderBy('score.semester', 'desc')
    .orderBy('course.code')
    .orderBy('score.attempt')
    .execute()

export const listYears = (sql: Sql, recordId: string, now: Date) =>
  published(sql, recordId, now)
    .groupBy('academic_year')
    .select(['academic_year', fragment<number[]>`array_agg(distinct semester order by semester)`.as('semesters')])
    .orderBy('academic_year', 'desc')
    .execute()
