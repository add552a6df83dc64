import type { Sql } from '../../../platform/db/sql.ts'

export const listBalances = (sql: Sql, personId: string) =>
  sql.selectFrom('ledger_account').where('person_id', '=', personId).select(['kind', 'balance']).execute()

export const lockOwnBalances = (sql: Sql, personId: string) =>
  sql.selectFrom('ledger_account').where('person_id', '=', personId).select(['kind', 'balance']).orderBy('id').forNoKeyUpdate().execute()
