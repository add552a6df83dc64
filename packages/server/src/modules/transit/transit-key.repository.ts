import type { Sql } from '../../platform/db/sql.ts'

export const findFreshKey = (sql: Sql, goodUntil: Date) =>
  sql
    .selectFrom('transit_key')
    .where('expires_at', '>', goodUntil)
    .select(['id', 'public_key', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertKey = (sql: Sql, row: { publicKey: Buffer; privateEncrypted: Buffer; expiresAt: Date; now: Date }) =>
  sql
    .insertInto('transit_key')
    .values({ public_key: row.publicKey, private_encrypted: row.privateEncrypted, expires_at: row.expiresAt, created_at: row.now })
    .returning(['id', 'public_key', 'expires_at'])
    .executeTakeFirstOrThrow()

export const findPrivateKey = (sql: Sql, id: string, now: Date) =>
  sql.selectFrom('transit_key').where('id', '=', id).where('expires_at', '>', now).select('private_encrypted').executeTakeFirst()

export const deleteKeys = (sql: Sql, before: Date) => sql.deleteFrom('transit_key').where('expires_at', '<', before).execute()

/** Notes texts as opened; false where one of them was opened before. */
export const insertOpened = async (sql: Sql, digests: readonly Buffer[], expiresAt: Date): Promise<boolean> => {
  const rows = await sql
    .insertInto('transit_opened')
    .values(digests.map((digest) => ({ digest, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .execute()
  return rows.length === digests.length
}

export const deleteOpened = (sql: Sql, before: Date) => sql.deleteFrom('transit_opened').where('expires_at', '<', before).execute()
