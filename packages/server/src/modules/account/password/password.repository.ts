import type { Sql } from '../../../platform/db/sql.ts'

export const findPassword = (sql: Sql, personId: string) =>
  sql.selectFrom('password').where('person_id', '=', personId).select(['hash', 'one_time_until']).executeTakeFirst()

export const savePasswordHash = (sql: Sql, row: { schoolId: string; personId: string; hash: string; oneTimeUntil?: Date; now: Date }) => {
  const changed = { hash: row.hash, changed_at: row.now, one_time_until: row.oneTimeUntil ?? null }
  return sql
    .insertInto('password')
    .values({ school_id: row.schoolId, person_id: row.personId, created_at: row.now, ...changed })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changed))
    .execute()
}

/** Only while the old hash is unchanged: a password changed at the same moment wins. */
export const renewPasswordHash = (sql: Sql, row: { personId: string; oldHash: string; hash: string }) =>
  sql.updateTable('password').set({ hash: row.hash }).where('person_id', '=', row.personId).where('hash', '=', row.oldHash).execute()

/** Locked, so that of two changes at once the second meets the new password. */
export const lockPasswordHash = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('password').where('person_id', '=', personId).select('hash').forUpdate().executeTakeFirst())?.hash
