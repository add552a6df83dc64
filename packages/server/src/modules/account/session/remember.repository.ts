import type { Sql } from '../../../platform/db/sql.ts'

export const insertRemember = (
  sql: Sql,
  row: { schoolId: string; personId: string; familyId: string; sessionId: string; tokenHash: Buffer; now: Date; expiresAt: Date },
) =>
  sql
    .insertInto('remember_token')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      family_id: row.familyId,
      session_id: row.sessionId,
      token_hash: row.tokenHash,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

/** Locked, so that of two devices that come with one token at once, one waits and is then seen as the second. */
export const lockRemember = (sql: Sql, tokenHash: Buffer) =>
  sql
    .selectFrom('remember_token as token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .where('token.token_hash', '=', tokenHash)
    .select([
      'token.id',
      'token.school_id',
      'token.person_id',
      'token.family_id',
      'token.session_id',
      'token.expires_at',
      'token.spent_at',
      'token.ended_at',
      'token.renewal_answer',
      'session.device_id',
      'session.second_factor',
    ])
    .forUpdate('token')
    .executeTakeFirst()

/** Spends the token and keeps the encrypted answer for a repeated request. */
export const spendRemember = (sql: Sql, id: string, renewalAnswer: Buffer, now: Date) =>
  sql.updateTable('remember_token').set({ spent_at: now, renewal_answer: renewalAnswer }).where('id', '=', id).execute()

export const deleteRenewalAnswers = (sql: Sql, spentBefore: Date) =>
  sql
    .updateTable('remember_token')
    .set({ renewal_answer: null })
    .where('renewal_answer', 'is not', null)
    .where('spent_at', '<=', spentBefore)
    .execute()

export const isRememberUsable = async (sql: Sql, tokenHash: Buffer, now: Date) =>
  (await sql
    .selectFrom('remember_token')
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()) !== undefined

export const endRemembered = (sql: Sql, which: { personId: string; sessionId?: string; exceptSessionId?: string }, now: Date) => {
  let query = sql.updateTable('remember_token').set({ ended_at: now }).where('person_id', '=', which.personId).where('ended_at', 'is', null)
  if (which.sessionId) query = query.where('session_id', '=', which.sessionId)
  if (which.exceptSessionId) query = query.where('session_id', '!=', which.exceptSessionId)
  return query.execute()
}

/** The login that a session goes back to, by a name: guesses are counted for it, however often its remember token renews the session. */
export const loginOf = async (sql: Sql, sessionId: string) => {
  const family = await sql.selectFrom('remember_token').where('session_id', '=', sessionId).select('family_id').limit(1).executeTakeFirst()
  return family?.family_id ?? sessionId
}
