import type { Sql } from '../../../platform/db/sql.ts'

/** Accepted cases whose notice is over; those that another process has taken are left to it. */
export const takeDue = (sql: Sql, now: Date) =>
  sql
    .selectFrom('registration_case')
    .where('state', '=', 'passed')
    .where('password_hash', 'is not', null)
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .limit(1)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const findByObjection = (sql: Sql, objectionHash: Buffer) =>
  sql.selectFrom('registration_case').where('objection_hash', '=', objectionHash).selectAll().forUpdate().executeTakeFirst()
