import type { Sql } from '../../../platform/sql.ts'

/** The managers in whose scope a person is. */
export const findApplicant = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select(['school_id', 'org_unit_id as unit_id']).executeTakeFirst()
