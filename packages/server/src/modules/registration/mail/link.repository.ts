import type { Sql } from '../../../platform/db/sql.ts'

export const insertLink = (sql: Sql, row: { readonly caseId: string; readonly tokenHash: Buffer; readonly now: Date }) =>
  sql.insertInto('registration_link').values({ case_id: row.caseId, token_hash: row.tokenHash, created_at: row.now }).execute()

export const findLink = (sql: Sql, tokenHash: Buffer) =>
  sql.selectFrom('registration_link').where('token_hash', '=', tokenHash).select('case_id').executeTakeFirst()
