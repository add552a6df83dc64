import type { NewRow, Sql } from '../../../platform/sql.ts'

/** Nothing comes back where one that lives has the same figures. */
export const insertCode = (sql: Sql, row: NewRow<'pickup_code'>) =>
  sql
    .insertInto('pickup_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Whatever code was out for an application ends. */
export const endCodes = (sql: Sql, applicationId: string, now: Date) =>
  sql
    .updateTable('pickup_code')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
