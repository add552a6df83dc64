import type { Sql } from '../../../platform/db/sql.ts'

export const insertCaptcha = (sql: Sql, row: { answerHash: Buffer; now: Date; expiresAt: Date }) =>
  sql
    .insertInto('captcha')
    .values({ answer_hash: row.answerHash, created_at: row.now, expires_at: row.expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Any attempt takes it, right or wrong, and of two at once only one does. */
export const takeCaptcha = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('captcha')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('answer_hash')
    .executeTakeFirst()
