import type { Sql } from '../../../platform/db/sql.ts'

/** Unfinished cases whose day is over. */
export const listExpiredDrafts = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('registration_case')
    .where('handed_in_at', 'is', null)
    .where('expires_at', '<=', now)
    .select('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Closed cases that nobody needs any more. */
export const listClosed = (sql: Sql, before: Date, limit: number) =>
  sql.selectFrom('registration_case').where('closed_at', '<', before).select('id').limit(limit).forUpdate().skipLocked().execute()

/** Cases that wait for an applicant who did not come. */
export const takeLapsed = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('registration_case')
    .where('state', 'in', ['supplement', 'passed'])
    .where('expires_at', '<=', now)
    .selectAll()
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const listCasesOf = (sql: Sql, personId: string) =>
  sql.selectFrom('registration_case').where('person_id', '=', personId).selectAll().orderBy('created_at').execute()
