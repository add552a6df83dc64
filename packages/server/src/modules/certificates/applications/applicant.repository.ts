import type { Sql } from '../../../platform/db/sql.ts'

/** Whose scope somebody stands in. */
export const findApplicant = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select(['school_id', 'org_unit_id as unit_id']).executeTakeFirst()
