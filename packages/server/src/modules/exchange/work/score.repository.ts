import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

/** The scores of some records, held until the transaction ends. */
export const lockScores = (sql: Sql, schoolId: string, recordIds: readonly string[]) =>
  sql
    .selectFrom('score')
    .where('school_id', '=', schoolId)
    .where('record_id', 'in', fragment<string>`(select unnest(${recordIds}::uuid[]))`)
    .select(['id', 'record_id', 'course_id', 'academic_year', 'semester', 'attempt', 'mark_word', 'is_passed', 'published_at'])
    .select([
      fragment<number | null>`mark::float8`.as('mark'),
      fragment<number | null>`points::float8`.as('points'),
      fragment<boolean>`exists (select from grade_line where score_id = score.id)`.as('is_from_sheet'),
    ])
    .orderBy('id')
    .forNoKeyUpdate('score')
    .execute()
export type ScoreRow = Awaited<ReturnType<typeof lockScores>>[number]

const chunk = 500

export const insertScores = async (sql: Sql, rows: readonly NewRow<'score'>[]) => {
  for (let at = 0; at < rows.length; at += chunk)
    await sql
      .insertInto('score')
      .values(rows.slice(at, at + chunk))
      .execute()
}

export interface ScoreValues {
  readonly mark: number | null
  readonly mark_word: Column<'score', 'mark_word'>
  readonly points: number | null
  readonly is_passed: boolean
  readonly published_at: Date | null
}

export const updateScore = (sql: Sql, id: string, values: ScoreValues) =>
  sql.updateTable('score').set(values).where('id', '=', id).execute()
