import type { Sql } from '../../../platform/db/sql.ts'

/** Unfinished cases whose day is over, and closed ones that nobody needs any more. */
export const listToDelete = (sql: Sql, now: Date, closedBefore: Date, limit: number) =>
  sql
    .selectFrom('registration_case')
    .where((row) =>
      row.or([
        row.and([row('handed_in_at', 'is', null), row('expires_at', '<=', now)]),
        row.and([row('closed_at', 'is not', null), row('closed_at', '<', closedBefore)]),
      ]),
    )
    .select('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

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
