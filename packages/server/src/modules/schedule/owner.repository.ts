import type { Sql } from '../../platform/db/sql.ts'

/** Somebody's row is locked first, so that a limit on what they have holds. */
export const lockOwner = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forUpdate().executeTakeFirst()
