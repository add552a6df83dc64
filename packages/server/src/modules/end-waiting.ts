import type { Sql } from '../platform/db/sql.ts'

type End = { state: 'approved' | 'refused'; by: string; notes: string; now: Date } | { state: 'withdrawn' }

/** Ends the pending state of a request. The first caller wins; a second one finds nothing to end. */
export const endWaiting = (sql: Sql, id: string, end: End) =>
  sql
    .updateTable('profile_correction')
    .set(end.state === 'withdrawn' ? { state: end.state } : { state: end.state, decided_by: end.by, notes: end.notes, decided_at: end.now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
