import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Sections of a school, locked by id: their lessons and rosters are changed by one at a time. Rows that name them may be added meanwhile. */
export const lockSections = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('section')
    .where('school_id', '=', schoolId)
    .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .select(['id', 'term_id', 'unit_id', 'capacity', 'course_id'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const findSections = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('section')
    .where('school_id', '=', schoolId)
    .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
    .select(['id', 'term_id', 'unit_id'])
    .execute()

/** How many of these are people who may teach at the school. */
export const countTeachers = async (sql: Sql, schoolId: string, ids: readonly string[]) =>
  (
    await sql
      .selectFrom('person')
      .where('school_id', '=', schoolId)
      .where('kind', '=', 'teacher')
      .where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
