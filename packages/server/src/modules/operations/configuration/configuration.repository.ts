import type { Sql } from '../../../platform/db/sql.ts'

export const findUnitByCode = (sql: Sql, schoolId: string, code: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('code', '=', code).select('id').executeTakeFirst()

/** Who exports, and for which school. */
export const findExporter = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .where('person.id', '=', personId)
    .select(['person.name', 'school.code'])
    .executeTakeFirstOrThrow()
