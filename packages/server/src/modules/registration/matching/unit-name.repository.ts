import type { Sql } from '../../../platform/db/sql.ts'

export const listUnitNames = async (sql: Sql, schoolId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : sql
        .selectFrom('org_unit')
        .where('school_id', '=', schoolId)
        .where('id', 'in', ids)
        .select(['id', 'kind', 'name', 'name_en', 'name_tw'])
        .execute()
