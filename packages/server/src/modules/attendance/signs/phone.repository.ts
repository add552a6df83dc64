import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const findPhone = (sql: Sql, personId: string) =>
  sql.selectFrom('device_key').where('person_id', '=', personId).where('replaced_at', 'is', null).selectAll().executeTakeFirst()

export const lockPhone = (sql: Sql, personId: string) =>
  sql.selectFrom('device_key').where('person_id', '=', personId).where('replaced_at', 'is', null).selectAll().forUpdate().executeTakeFirst()

export const endPhone = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('device_key').set({ replaced_at: now }).where('id', '=', id).execute()

export const insertPhone = (sql: Sql, row: NewRow<'device_key'>) =>
  sql.insertInto('device_key').values(row).returningAll().executeTakeFirstOrThrow()

export const deletePhones = (sql: Sql, personId: string) => sql.deleteFrom('device_key').where('person_id', '=', personId).execute()
