import { sql as fragment } from 'kysely'
import { hotRows, type NewRow, runText, type Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import { statesBefore } from '../../../platform/transitions.ts'
import { type LineState, lineTransitions } from './order-state.rules.ts'

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const insertLines = (sql: Sql, rows: readonly NewRow<'order_line'>[]) =>
  sendAhead(sql, sql.insertInto('order_line').values(rows).compile())

export const listLines = hotRows((sql, orderId: string) =>
  sql.selectFrom('order_line').where('order_id', '=', orderId).selectAll().orderBy('position'),
)

const moveLinesFrom = hotRows((sql, state: LineState, reason: string, ids: readonly string[], from: readonly LineState[]) =>
  sql
    .updateTable('order_line')
    .set({ state, reason })
    .where(fragment<boolean>`id = any (${ids}::uuid[])`)
    .where(fragment<boolean>`state = any (${from}::text[])`)
    .returningAll(),
)

/** An ended line does not change, and a delivered one is returned again. */
export const moveLines = (sql: Sql, ids: readonly string[], state: LineState, reason: string) =>
  moveLinesFrom(sql, state, reason, ids, [...statesBefore(lineTransitions, state), state])

export const markRefunded = (sql: Sql, ids: readonly string[], reason: string) =>
  sql
    .updateTable('order_line')
    .set((line) => ({ state: 'refunded', reason, refunded: line.ref('amount') }))
    .where('id', 'in', ids)
    .execute()

/** What lines cost that nobody has paid yet. */
export const setPrices = (sql: Sql, lines: readonly Pick<LineRow, 'id' | 'amount' | 'free_copies'>[]) =>
  runText(
    sql,
    `update order_line set amount = given.amount, free_copies = given.free_copies
     from unnest($1::uuid[], $2::bigint[], $3::int[]) as given (id, amount, free_copies) where order_line.id = given.id`,
    [lines.map(({ id }) => id), lines.map(({ amount }) => amount), lines.map(({ free_copies }) => free_copies)],
  )

/** A line of which all was given back is over. */
export const addRefunded = (sql: Sql, id: string, amount: number, reason: string) =>
  sql
    .updateTable('order_line')
    .set((line) => ({
      reason,
      refunded: line('refunded', '+', amount),
      state: line
        .case()
        .when(line('refunded', '+', amount), '=', line.ref('amount'))
        .then('refunded' as const)
        .else(line.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
