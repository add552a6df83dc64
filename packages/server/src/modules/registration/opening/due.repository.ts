import type { Sql } from '../../../platform/db/sql.ts'

/** Accepted cases whose notice is over. */
const due = (sql: Sql, now: Date) =>
  sql.selectFrom('registration_case').where('state', '=', 'passed').where('password_hash', 'is not', null).where('opens_at', '<=', now)

export const listDue = (sql: Sql, now: Date, limit: number) => due(sql, now).select('id').orderBy('opens_at').limit(limit).execute()

/** One that another process has taken is left to it. */
export const takeDue = (sql: Sql, now: Date, id: string) =>
  due(sql, now).where('id', '=', id).selectAll().forUpdate().skipLocked().executeTakeFirst()

export const findByObjection = (sql: Sql, objectionHash: Buffer) =>
  sql.selectFrom('registration_case').where('objection_hash', '=', objectionHash).selectAll().forUpdate().executeTakeFirst()
