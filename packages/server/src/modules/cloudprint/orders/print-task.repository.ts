import type { PrintTaskState } from '@campus/contract/cloudprint/print-orders.ts'
import type { Updateable } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { PrintTask } from '../../../platform/db/table-types.ts'

export type TaskRow = NonNullable<Awaited<ReturnType<typeof lockTask>>>
export type ListedTask = NonNullable<Awaited<ReturnType<typeof findOwnTask>>>
interface Owned {
  readonly personId: string
  readonly state?: PrintTaskState | undefined
}

export const insertTask = (sql: Sql, row: NewRow<'print_task'>) =>
  sql.insertInto('print_task').values(row).returning('id').executeTakeFirstOrThrow()

export const findLinePrice = (sql: Sql, lineId: string) =>
  sql.selectFrom('order_line').where('id', '=', lineId).select('unit_price').executeTakeFirstOrThrow()

export const lockTask = (sql: Sql, id: string) =>
  sql.selectFrom('print_task').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const findTask = (sql: Sql, id: string) => sql.selectFrom('print_task').where('id', '=', id).selectAll().executeTakeFirst()

/** What a task that waits for its printer is to print, while its owner keeps the file. */
export const findContentToPrint = async (sql: Sql, id: string) =>
  (
    await sql
      .selectFrom('print_task as task')
      .innerJoin('print_file as file', (join) => join.onRef('file.id', '=', 'task.file_id').onRef('file.person_id', '=', 'task.person_id'))
      .where('task.id', '=', id)
      .where('task.state', '=', 'to_print')
      .where('file.deleted_at', 'is', null)
      .select('file.content_id')
      .executeTakeFirst()
  )?.content_id

export const lockOfLines = (sql: Sql, lineIds: readonly string[]) =>
  sql.selectFrom('print_task').where('line_id', 'in', lineIds).selectAll().orderBy('id').forUpdate().execute()

export const listOfLines = (sql: Sql, lineIds: readonly string[]) =>
  sql
    .selectFrom('print_task')
    .innerJoin('order_line', 'order_line.id', 'print_task.line_id')
    .where('line_id', 'in', lineIds)
    .selectAll('print_task')
    .select(['order_line.state as line_state', 'order_line.reason as line_reason'])
    .execute()

export const changeTask = (sql: Sql, id: string, changes: Updateable<PrintTask>) =>
  sql.updateTable('print_task').set(changes).where('id', '=', id).execute()

/** All of it is out, unless it was given up before. */
export const markPrinted = (sql: Sql, id: string, terminalId: string, now: Date) =>
  sql
    .updateTable('print_task')
    .set({ state: 'printed', terminal_id: terminalId, printed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'to_print')
    .returningAll()
    .executeTakeFirst()

const owned = (sql: Sql, { personId, state }: Owned) => {
  const rows = sql.selectFrom('print_task').where('print_task.person_id', '=', personId).where('print_task.hidden_at', 'is', null)
  return state ? rows.where('print_task.state', '=', state) : rows
}

const whole = (rows: ReturnType<typeof owned>) =>
  rows
    .innerJoin('purchase_order', 'purchase_order.id', 'print_task.order_id')
    .innerJoin('order_line', 'order_line.id', 'print_task.line_id')
    .innerJoin('print_file', 'print_file.id', 'print_task.file_id')
    .leftJoin('print_item', 'print_item.id', 'print_task.item_id')
    .selectAll('print_task')
    .select([
      'purchase_order.number',
      'purchase_order.paid_at',
      'purchase_order.from_free',
      'purchase_order.from_print',
      'purchase_order.from_money',
      'order_line.amount',
      'order_line.refunded',
      'print_file.deleted_at as file_deleted_at',
      'print_file.kept_until as file_kept_until',
      'print_item.pages_out',
    ])

export const findOwnTask = (sql: Sql, personId: string, id: string) =>
  whole(owned(sql, { personId }).where('print_task.id', '=', id)).executeTakeFirst()

export const listTasks = (sql: Sql, filter: Owned, page: Page) =>
  onPage(whole(owned(sql, filter)).orderBy('print_task.id', 'desc'), page).execute()

export const countTasks = (sql: Sql, filter: Owned) => countRows(owned(sql, filter))

export const listAllTasks = (sql: Sql, personId: string) =>
  sql
    .selectFrom('print_task as task')
    .leftJoin('terminal', 'terminal.id', 'task.terminal_id')
    .where('task.person_id', '=', personId)
    .select(['task.name', 'task.attribute', 'task.copies', 'task.page_ranges', 'task.state', 'terminal.name as place'])
    .select(['task.created_at', 'task.printed_at'])
    .orderBy('task.id')
    .execute()

const waiting = (sql: Sql) => sql.selectFrom('print_task').where('print_task.state', '=', 'to_print')

export const listExpired = (sql: Sql, now: Date, limit: number) =>
  waiting(sql).where('expires_at', '<=', now).select('id').orderBy('expires_at').limit(limit).execute()

/** A print of somebody that waits and was paid for. */
export const findWaitingPaid = (sql: Sql, personId: string) =>
  waiting(sql)
    .innerJoin('purchase_order', 'purchase_order.id', 'print_task.order_id')
    .where('print_task.person_id', '=', personId)
    .whereRef('purchase_order.total', '>', 'purchase_order.refunded')
    .select('print_task.id')
    .limit(1)
    .executeTakeFirst()

/** Marks those that were not warned of an end that comes before this moment; each is warned once. */
export const markWarned = (sql: Sql, before: Date, now: Date, limit: number) =>
  sql
    .updateTable('print_task')
    .set({ warned_at: now })
    .where('id', 'in', () =>
      waiting(sql)
        .where('warned_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', before)
        .select('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
