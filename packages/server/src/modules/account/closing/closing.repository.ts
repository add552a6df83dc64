import type { Sql } from '../../../platform/sql.ts'

export const deleteWaysIn = (sql: Sql, table: 'password' | 'passkey' | 'outside_identity' | 'account_group_member', personId: string) =>
  sql.deleteFrom(table).where('person_id', '=', personId).execute()
