import { sql as fragment, type Selectable } from 'kysely'
import type { NewRow, Sql } from '../../platform/db/sql.ts'
import type { DB } from '../../platform/db/table-types.ts'
import { sendAhead } from '../../platform/db/transaction.ts'

export type VisitRow = Selectable<DB['terminal_visit']>

const nobody = { person_id: null, code_id: null, item_id: null, order_id: null, shown_digest: null }
const forgotten = { state: 'over' as const, ...nobody }

/** Opening a visit waits for a concurrent one at the same terminal. */
export const lockTerminal = (sql: Sql, terminalId: string) =>
  sql.selectFrom('terminal').where('id', '=', terminalId).select('id').forNoKeyUpdate().executeTakeFirst()

export const insertVisit = (sql: Sql, row: NewRow<'terminal_visit'>) =>
  sql.insertInto('terminal_visit').values(row).returningAll().executeTakeFirstOrThrow()

export const findVisit = (sql: Sql, terminalId: string, id: string) =>
  sql.selectFrom('terminal_visit').where('id', '=', id).where('terminal_id', '=', terminalId).selectAll().executeTakeFirst()

const shown = (sql: Sql, schoolId: string, digest: Buffer) =>
  sql
    .selectFrom('terminal_visit')
    .where('shown_digest', '=', digest)
    .where('school_id', '=', schoolId)
    .where('state', '<>', 'over')
    .selectAll()

/** The same for the terminal whose screen shows this to phones of this school. */
export const lockTerminalShowing = (sql: Sql, schoolId: string, digest: Buffer) =>
  sql
    .selectFrom('terminal')
    .where('id', '=', shown(sql, schoolId, digest).clearSelect().select('terminal_id'))
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** By what the screen shows to phones of this school. Locked, so that it does not end before the caller is done. */
export const lockShown = (sql: Sql, schoolId: string, digest: Buffer) => shown(sql, schoolId, digest).forUpdate().executeTakeFirst()

export const changeVisit = (
  sql: Sql,
  id: string,
  change: Partial<Pick<VisitRow, 'state' | 'person_id' | 'item_id' | 'order_id' | 'ends_at'>>,
): Promise<VisitRow> => sql.updateTable('terminal_visit').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** A visit goes on, unless it ended at this moment. */
export const prolong = (sql: Sql, id: string, endsAt: Date) =>
  sql
    .updateTable('terminal_visit')
    .set({ ends_at: endsAt })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()

export const forgetVisit = (sql: Sql, id: string) => sql.updateTable('terminal_visit').set(forgotten).where('id', '=', id).execute()

/** One visit per terminal: the previous visit, and every code shown there, ends. */
export const forgetOthers = (sql: Sql, terminalId: string, exceptId: string | null) => {
  const others = sql.updateTable('terminal_visit').set(forgotten).where('terminal_id', '=', terminalId).where('state', '<>', 'over')
  return sendAhead(sql, (exceptId === null ? others : others.where('id', '<>', exceptId)).compile())
}

/** A running print extends its visit, so that the visitor sees it finish. */
const isGoingOn = fragment<boolean>`exists (
  select from print_job where print_job.visit_id = visit.id and print_job.state in ('queued', 'taken', 'printing') and not print_job.is_stopped
)`

export const isPrinting = async (sql: Sql, id: string) =>
  (await sql.selectFrom('terminal_visit as visit').where('visit.id', '=', id).select(isGoingOn.as('is')).executeTakeFirst())?.is ?? false

/** Visits whose time is over. */
export const forgetEnded = (sql: Sql, now: Date) =>
  sql
    .updateTable('terminal_visit')
    .set(forgotten)
    .where('id', 'in', (row) =>
      row
        .selectFrom('terminal_visit as visit')
        .where('visit.state', '<>', 'over')
        .where('visit.ends_at', '<=', now)
        .where((row) => row.not(isGoingOn))
        .select('visit.id')
        .forUpdate('visit')
        .skipLocked(),
    )
    .execute()

/** Nothing is left of a visit in which nothing was printed. */
export const deleteOld = (sql: Sql, before: Date) =>
  sql
    .deleteFrom('terminal_visit')
    .where('state', '=', 'over')
    .where('ends_at', '<=', before)
    .where(fragment<boolean>`not exists (select from print_job where print_job.visit_id = terminal_visit.id)`)
    .execute()

/** An order of a visit, with the print that it is for. */
export const findOrder = (sql: Sql, orderId: string) =>
  sql
    .selectFrom('purchase_order')
    .innerJoin('print_task', 'print_task.order_id', 'purchase_order.id')
    .where('purchase_order.id', '=', orderId)
    .select(['purchase_order.id', 'purchase_order.state', 'purchase_order.total', 'print_task.id as task_id', 'print_task.item_id'])
    .executeTakeFirst()
