import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const

export const listPasskeys = (sql: Sql, personId: string) =>
  sql
    .selectFrom('passkey')
    .where('person_id', '=', personId)
    .select([...shown, 'credential_id', 'transports'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A credential that is already stored, for any owner, is not stored again. */
export const insertPasskey = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    now: Date
  },
) =>
  sql
    .insertInto('passkey')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: row.transports,
      name: row.name,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()

export const findPasskey = (sql: Sql, schoolId: string, credentialId: string) =>
  sql
    .selectFrom('passkey')
    .where('credential_id', '=', credentialId)
    .where('school_id', '=', schoolId)
    .select(['id', 'person_id', 'credential_id', 'public_key', 'counter'])
    .executeTakeFirst()

/** A counter only grows; one that stays 0 belongs to a passkey that does not count. */
export const noteUse = (sql: Sql, id: string, counter: number, now: Date) =>
  sql
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(fragment<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst()

export const deletePasskey = (sql: Sql, id: string, personId: string) =>
  sql.deleteFrom('passkey').where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst()

export const deleteAllPasskeys = (sql: Sql, personId: string) => sql.deleteFrom('passkey').where('person_id', '=', personId).execute()
