import type { NewRow, Sql } from '../../platform/sql.ts'

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const insertLines = (sql: Sql, rows: readonly NewRow<'order_line'>[]) => sql.insertInto('order_line').values(rows).execute()

export const listLines = (sql: Sql, orderId: string) =>
  sql.selectFrom('order_line').where('order_id', '=', orderId).selectAll().orderBy('position').execute()

/** What ended stays as it ended. */
export const moveLines = (sql: Sql, ids: readonly string[], state: string, reason: string) =>
  sql
    .updateTable('order_line')
    .set({ state, reason })
    .where('id', 'in', ids)
    .where('state', 'not in', ['dropped', 'refunded'])
    .returning('id')
    .execute()

export const markRefunded = (sql: Sql, ids: readonly string[], reason: string) =>
  sql
    .updateTable('order_line')
    .set((line) => ({ state: 'refunded', reason, refunded: line.ref('amount') }))
    .where('id', 'in', ids)
    .execute()
