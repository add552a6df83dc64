import type { Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'page_hash', 'device_name', 'network', 'state', 'person_id', 'school_id', 'expires_at'] as const

export const insertPcLogin = (
  sql: Sql,
  row: { codeHash: Buffer; pageHash: Buffer; deviceName: string; network: string; now: Date; expiresAt: Date },
) =>
  sql
    .insertInto('pc_login')
    .values({
      code_hash: row.codeHash,
      page_hash: row.pageHash,
      device_name: row.deviceName,
      network: row.network,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findPcLogin = (sql: Sql, id: string) => sql.selectFrom('pc_login').where('id', '=', id).select(columns).executeTakeFirst()

export const findByCode = (sql: Sql, codeHash: Buffer) =>
  sql.selectFrom('pc_login').where('code_hash', '=', codeHash).select(columns).executeTakeFirst()

/** The first who scans has the code; who comes at the same moment finds it taken. */
export const takeShown = (sql: Sql, by: { codeHash: Buffer; personId: string; schoolId: string; now: Date; expiresAt: Date }) =>
  sql
    .updateTable('pc_login')
    .set({ state: 'scanned', person_id: by.personId, school_id: by.schoolId, expires_at: by.expiresAt })
    .where('code_hash', '=', by.codeHash)
    .where('state', '=', 'shown')
    .where('expires_at', '>', by.now)
    .returning(columns)
    .executeTakeFirst()

export const decideScanned = (
  sql: Sql,
  by: { codeHash: Buffer; personId: string; state: 'confirmed' | 'refused'; now: Date; expiresAt: Date },
) =>
  sql
    .updateTable('pc_login')
    .set({ state: by.state, expires_at: by.expiresAt })
    .where('code_hash', '=', by.codeHash)
    .where('person_id', '=', by.personId)
    .where('state', '=', 'scanned')
    .where('expires_at', '>', by.now)
    .returning('id')
    .executeTakeFirst()

export const spendConfirmed = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('pc_login')
    .set({ state: 'spent' })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning(['person_id', 'school_id'])
    .executeTakeFirst()
