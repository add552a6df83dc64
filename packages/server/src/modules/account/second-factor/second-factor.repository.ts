import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** The factors and the roles of a person, in one statement. */
export const selectFactors = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .where('person.id', '=', personId)
    .select((row) => [
      fragment<boolean>`exists (select from totp where totp.person_id = person.id)`.as('has_totp'),
      fragment<boolean>`exists (select from passkey where passkey.person_id = person.id)`.as('has_passkey'),
      row
        .selectFrom('person_role')
        .whereRef('person_role.person_id', '=', 'person.id')
        .select(fragment<string[]>`coalesce(array_agg(role), '{}')`.as('roles'))
        .as('roles'),
    ])

export const findFactors = (sql: Sql, personId: string) => selectFactors(sql, personId).executeTakeFirst()

export const hasFactor = async (sql: Sql, personId: string) => {
  const found = await findFactors(sql, personId)
  return found !== undefined && (found.has_totp || found.has_passkey)
}

export const findTotp = (sql: Sql, personId: string) =>
  sql.selectFrom('totp').where('person_id', '=', personId).select(['secret_encrypted', 'created_at']).executeTakeFirst()

interface NewTotp {
  readonly schoolId: string
  readonly personId: string
  readonly secretEncrypted: Buffer
  readonly lastStep: number
  readonly now: Date
}

const rowOf = (row: NewTotp) => ({
  person_id: row.personId,
  school_id: row.schoolId,
  secret_encrypted: row.secretEncrypted,
  last_step: row.lastStep,
  created_at: row.now,
})

/** Nothing when there is one already. */
export const insertTotp = (sql: Sql, row: NewTotp) =>
  sql
    .insertInto('totp')
    .values(rowOf(row))
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('person_id')
    .executeTakeFirst()

export const replaceTotp = (sql: Sql, { personId, secretEncrypted, lastStep, now }: NewTotp) =>
  sql
    .updateTable('totp')
    .set({ secret_encrypted: secretEncrypted, last_step: lastStep, created_at: now })
    .where('person_id', '=', personId)
    .execute()

/** One statement: of two who come with one code at once, the second finds its step used. */
export const spendStep = (sql: Sql, { personId, secretEncrypted, step }: { personId: string; secretEncrypted: Buffer; step: number }) =>
  sql
    .updateTable('totp')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('secret_encrypted', '=', secretEncrypted)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()

/** The recovery codes are deleted with it. */
export const deleteTotp = (sql: Sql, personId: string) =>
  sql.deleteFrom('totp').where('person_id', '=', personId).returning('person_id').executeTakeFirst()

export const replaceRecoveryCodes = async (
  sql: Sql,
  { hashes, ...row }: { schoolId: string; personId: string; hashes: readonly Buffer[]; now: Date },
) => {
  await sql.deleteFrom('recovery_code').where('person_id', '=', row.personId).execute()
  await sql
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ person_id: row.personId, school_id: row.schoolId, code_hash, created_at: row.now })))
    .execute()
}

/** One statement: a code is spent once, also by two who come with it at once. */
export const spendRecoveryCode = (sql: Sql, personId: string, hash: Buffer, now: Date) =>
  sql
    .updateTable('recovery_code')
    .set({ spent_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('spent_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()

export const countRecoveryCodes = async (sql: Sql, personId: string) => {
  const { left } = await sql
    .selectFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('spent_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return left
}
