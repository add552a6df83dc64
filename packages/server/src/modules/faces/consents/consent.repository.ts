import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertConsent = (sql: Sql, row: NewRow<'face_consent'>) =>
  sql.insertInto('face_consent').values(row).returning('id').executeTakeFirstOrThrow()

/** The newest line of each purpose. */
export const listNewest = (sql: Sql, personId: string) =>
  sql
    .selectFrom('face_consent')
    .where('person_id', '=', personId)
    .distinctOn('purpose')
    .select(['purpose', 'action', 'version', 'given_by', 'created_at'])
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute()

export const listLedger = (sql: Sql, personId: string) =>
  sql
    .selectFrom('face_consent')
    .where('person_id', '=', personId)
    .select(['id', 'purpose', 'action', 'version', 'given_by', 'guardian_name', 'created_at'])
    .orderBy('id')
    .execute()

export const hasOneOf = async (sql: Sql, personId: string, purposes: readonly FacePurpose[]): Promise<boolean> => {
  const { rows } = await fragment<{ has: boolean }>`select has_face_consent(${personId}, ${purposes}::text[]) as has`.execute(sql)
  return rows[0]?.has ?? false
}

/** One change of a person's consents at a time. */
export const lockConsents = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended('face_consent:' || ${personId}, 0))`.execute(sql)
