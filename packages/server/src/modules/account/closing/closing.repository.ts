import type { Sql } from '../../../platform/sql.ts'

export const deleteWaysIn = (
  sql: Sql,
<<<<<<< HEAD
  table: 'password' | 'passkey' | 'totp' | 'outside_identity' | 'account_group_member',
=======
  table: 'password' | 'passkey' | 'outside_identity' | 'account_group_member' | 'account_change',
>>>>>>> c3cbf24 (test(account): journeys for the proof and its undoing, docs and a decision)
  personId: string,
) => sql.deleteFrom(table).where('person_id', '=', personId).execute()
