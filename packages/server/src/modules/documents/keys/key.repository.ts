import { type Selectable, sql as statement } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { SigningKey } from '../../../platform/db/table-types.ts'

export type KeyRow = Selectable<SigningKey>

/** Locked until the end of the transaction while keys of a school are created or changed. */
export const lockChain = (sql: Sql, schoolId: string) =>
  statement`select pg_advisory_xact_lock(hashtextextended(${`signing_key:${schoolId}`}, 0))`.execute(sql)

export const listActive = (sql: Sql, schoolId: string) =>
  sql.selectFrom('signing_key').where('school_id', '=', schoolId).where('state', '=', 'active').selectAll().execute()

export const insertKey = (sql: Sql, row: NewRow<'signing_key'>) =>
  sql.insertInto('signing_key').values(row).returningAll().executeTakeFirstOrThrow()

export const retireKey = (sql: Sql, id: string) =>
  sql.updateTable('signing_key').set({ state: 'retired' }).where('id', '=', id).where('state', '=', 'active').execute()

export const findKey = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('signing_key').where('school_id', '=', schoolId).where('id', '=', id).select(['id', 'state']).executeTakeFirst()

export const findBySerial = (sql: Sql, serial: string) =>
  sql.selectFrom('signing_key').where('serial', '=', serial).select(['id', 'school_id']).executeTakeFirst()

/** Only one that is no longer in use; returns whether there was one. */
export const revokeKey = async (sql: Sql, { id, now, since, reason }: { id: string; now: Date; since: Date; reason: string }) => {
  const { numUpdatedRows } = await sql
    .updateTable('signing_key')
    .set({ state: 'revoked', revoked_at: now, revoked_since: since, revoke_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'retired')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The active ones first; with how many certificates or documents each has signed. What codes a key signed is written down nowhere. */
export const listKeys = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('signing_key as key')
    .where('school_id', '=', schoolId)
    .selectAll('key')
    .select(
      statement<number | null>`case key.purpose
        when 'code' then null
        when 'signer' then (select count(*) from issued_document where signer_id = key.id)
        else (select count(*) from signing_key as below where below.issued_by = key.id) end`.as('signed'),
    )
    .orderBy(statement`key.state = 'active'`, 'desc')
    .orderBy('id', 'desc')
    .execute()

export const listSchoolsWithoutChain = (sql: Sql) =>
  sql
    .selectFrom('school')
    .where('school.state', '=', 'open')
    .where('school.id', 'not in', sql.selectFrom('signing_key').select('school_id'))
    .select('school.id')
    .execute()

/** Of every school, for the operator. */
export const listAllKeys = (sql: Sql) =>
  sql
    .selectFrom('signing_key as key')
    .innerJoin('school', 'school.id', 'key.school_id')
    .select(['key.purpose', 'key.subject', 'key.serial', 'key.valid_to', 'key.state', 'school.code'])
    .orderBy('school.code')
    .orderBy(statement`key.state = 'active'`, 'desc')
    .orderBy('key.id')
    .execute()
