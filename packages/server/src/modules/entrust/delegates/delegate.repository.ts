import type { Sql } from '../../../platform/db/sql.ts'

/** Somebody of a school by their whole number. */
export const findByNumber = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('number', 'in', [number, number.toUpperCase()])
    .where('state', '=', 'active')
    .select(['id', 'name', 'name_pinyin as namePinyin'])
    .orderBy((row) => row('number', '=', number), 'desc')
    .limit(1)
    .executeTakeFirst()
