import type { Sql } from '../../../platform/db/sql.ts'
import { comesBack } from '../session/comes-back.ts'

export const deleteIdempotencyKeys = (sql: Sql, before: Date) =>
  sql.deleteFrom('idempotency_key').where('created_at', '<', before).execute()

export const deleteThrottles = (sql: Sql, before: Date) => sql.deleteFrom('throttle').where('window_ends_at', '<', before).execute()

export const deleteExpired = (
  sql: Sql,
  table: 'captcha' | 'verification_code' | 'ticket' | 'pc_login' | 'remember_token' | 'account_change',
  before: Date,
) => sql.deleteFrom(table).where('expires_at', '<', before).execute()

/** A session that a remember token can still bring back is asleep, not over. */
export const endExpiredSessions = (sql: Sql, now: Date) =>
  sql
    .updateTable('session')
    .set({ ended_at: now, end_cause: 'expired' })
    .where('ended_at', 'is', null)
    .where('expires_at', '<', now)
    .where((row) => row.not(comesBack(now)))
    .execute()

export const deleteUses = (sql: Sql, before: Date) => sql.deleteFrom('session_use').where('used_at', '<', before).execute()

/** A session that a remember token still names stays until that token is forgotten. */
export const deleteEndedSessions = async (sql: Sql, schoolId: string, before: Date): Promise<number> => {
  const [deleted] = await sql
    .deleteFrom('session')
    .where('school_id', '=', schoolId)
    .where('ended_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('remember_token').whereRef('remember_token.session_id', '=', 'session.id').select('remember_token.id')),
      ),
    )
    .execute()
  return Number(deleted?.numDeletedRows ?? 0)
}
