import type { Sql } from '../../../platform/db/sql.ts'

export const deleteWaysIn = (
  sql: Sql,
  table: 'password' | 'passkey' | 'totp' | 'outside_identity' | 'account_group_member' | 'account_change',
  personId: string,
) => sql.deleteFrom(table).where('person_id', '=', personId).execute()
