import type { Sql } from '../../../platform/db/sql.ts'

export const insertIntroduction = (sql: Sql, row: { viewerId: string; personId: string; schoolId: string; now: Date }) =>
  sql
    .insertInto('contact_introduction')
    .values({ viewer_id: row.viewerId, person_id: row.personId, school_id: row.schoolId, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
