import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const findOwnRecord = (sql: Sql, id: string) =>
  sql.selectFrom('person').where('id', '=', id).select(['kind', 'phone', 'email', 'name_pinyin', 'id_card_encrypted']).executeTakeFirst()

/** Grades of students that look like a year, the newest first. */
export const listGrades = async (sql: Sql, schoolId: string): Promise<string[]> =>
  (
    await sql
      .selectFrom('person')
      .where('school_id', '=', schoolId)
      .where('kind', '=', 'student')
      .where(fragment<boolean>`grade ~ '^\\d{4}$'`)
      .select('grade')
      .distinct()
      .orderBy('grade', 'desc')
      .execute()
  ).map(({ grade }) => grade)
