import type { Sql } from '../../../platform/db/sql.ts'

export const insertConsents = (
  sql: Sql,
  rows: readonly { schoolId: string; personId: string; document: 'privacy_policy' | 'user_agreement'; version: string; now: Date }[],
) =>
  sql
    .insertInto('consent')
    .values(
      rows.map((row) => ({
        school_id: row.schoolId,
        person_id: row.personId,
        document: row.document,
        version: row.version,
        created_at: row.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'document', 'version']).doNothing())
    .execute()

export const listConsents = (sql: Sql, personId: string) =>
  sql.selectFrom('consent').where('person_id', '=', personId).select(['document', 'version']).execute()
