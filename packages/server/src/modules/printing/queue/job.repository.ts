import type { Selectable } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import type { Whose } from './code.repository.ts'

export type JobRow = Selectable<DB['print_job']>

const active = ['queued', 'taken', 'printing', 'unsure'] as const
const over = { lease_until: null, is_stopped: false }

/** Nothing comes back where the item is in a job already. */
export const insertJob = (sql: Sql, row: NewRow<'print_job'>) =>
  sql
    .insertInto('print_job')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findActive = (sql: Sql, itemId: string) =>
  sql.selectFrom('print_job').where('item_id', '=', itemId).where('state', 'in', active).select(['id', 'state']).executeTakeFirst()

export const findJob = (sql: Sql, id: string) => sql.selectFrom('print_job').where('id', '=', id).selectAll().executeTakeFirst()

export const lockItemOfJob = (sql: Sql, id: string) =>
  sql
    .selectFrom('print_item')
    .where('id', '=', (row) => row.selectFrom('print_job').where('print_job.id', '=', id).select('item_id'))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()

export const lockJob = (sql: Sql, id: string) => sql.selectFrom('print_job').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const changeJob = (
  sql: Sql,
  id: string,
  change: Partial<Pick<JobRow, 'state' | 'pages_out' | 'reasons' | 'is_stopped' | 'lease_until' | 'ended_at' | 'begun_at'>>,
) => sql.updateTable('print_job').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** What no printer has begun is taken back. */
export const cancelWaiting = (sql: Sql, { itemId, personId }: Whose, now: Date) => {
  const waiting = sql.updateTable('print_job').where('item_id', '=', itemId).where('state', 'in', ['queued', 'taken'])
  const named = personId === undefined ? waiting : waiting.where('person_id', '=', personId)
  return named.set({ ...over, state: 'cancelled', ended_at: now }).execute()
}

/** What somebody who went away had begun and no printer has. */
export const cancelOfVisit = (sql: Sql, visitId: string, now: Date) =>
  sql
    .updateTable('print_job')
    .set({ ...over, state: 'cancelled', ended_at: now })
    .where('visit_id', '=', visitId)
    .where('state', 'in', ['queued', 'taken'])
    .execute()

/** A job waiting in a queue, or leased by a silent printer, makes room for one at another terminal. Returns whether there was one. */
export const cancelUntouched = async (sql: Sql, itemId: string, { now, queuedBefore }: { now: Date; queuedBefore: Date }) => {
  const { numUpdatedRows } = await sql
    .updateTable('print_job')
    .set({ ...over, state: 'cancelled', ended_at: now })
    .where('item_id', '=', itemId)
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'queued'), row('created_at', '<=', queuedBefore)]),
        row.and([row('state', '=', 'taken'), row('lease_until', '<=', now)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const listPrintedBy = (sql: Sql, personId: string) =>
  sql
    .selectFrom('print_job as job')
    .innerJoin('print_item as item', 'item.id', 'job.item_id')
    .innerJoin('terminal', 'terminal.id', 'job.terminal_id')
    .where('job.person_id', '=', personId)
    .where('job.pages_out', '>', 0)
    .select(['item.name as title', 'terminal.name as terminal', 'job.pages_out as pages', 'job.created_at as at'])
    .orderBy('job.id')
    .execute()
