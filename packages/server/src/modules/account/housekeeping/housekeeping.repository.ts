import type { Sql } from '../../../platform/sql.ts'

export const deleteIdempotencyKeys = (sql: Sql, before: Date) =>
  sql.deleteFrom('idempotency_key').where('created_at', '<', before).execute()

export const deleteThrottles = (sql: Sql, before: Date) => sql.deleteFrom('throttle').where('window_ends_at', '<', before).execute()

export const deleteExpired = (sql: Sql, table: 'captcha' | 'verification_code' | 'ticket' | 'pc_login' | 'remember_token', before: Date) =>
  sql.deleteFrom(table).where('expires_at', '<', before).execute()

/** A session that a remember token can still bring back is asleep, not over. */
export const endExpiredSessions = (sql: Sql, now: Date) =>
  sql
    .updateTable('session')
    .set({ ended_at: now, end_cause: 'expired' })
    .where('ended_at', 'is', null)
    .where('expires_at', '<', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('remember_token')
            .whereRef('remember_token.session_id', '=', 'session.id')
            .where('remember_token.spent_at', 'is', null)
            .where('remember_token.ended_at', 'is', null)
            .where('remember_token.expires_at', '>', now)
            .select('remember_token.id'),
        ),
      ),
    )
    .execute()
