import type { Sql } from '../../../platform/db/sql.ts'

/** Started jobs without a report for long: their outcome is unknown. */
export const loseSilent = (sql: Sql, silentSince: Date) =>
  sql
    .updateTable('print_job')
    .set({ state: 'unsure', lease_until: null, is_stopped: false })
    .where('id', 'in', (row) =>
      row
        .selectFrom('print_job')
        .where('state', '=', 'printing')
        .where('lease_until', '<=', silentSince)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Jobs queued too long are cancelled. */
export const cancelOld = (sql: Sql, { now, queuedBefore }: { now: Date; queuedBefore: Date }) =>
  sql
    .updateTable('print_job')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', 'in', (row) =>
      row
        .selectFrom('print_job')
        .where('state', '=', 'queued')
        .where('created_at', '<=', queuedBefore)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
