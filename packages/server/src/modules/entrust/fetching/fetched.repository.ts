import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Counts copies that are out. One that was taken back while a printer was at it stays taken back. */
export const addPrinted = (sql: Sql, id: string, copies: number, now: Date) => {
  const finishes = fragment<boolean>`(state = 'in_progress' and printed + ${copies}::int >= copies)`
  return sql
    .updateTable('entrustment')
    .set((old) => ({
      printed: old('printed', '+', copies),
      state: fragment<Column<'entrustment', 'state'>>`case when ${finishes} then 'finished' else state end`,
      ended_at: fragment<Date | null>`case when ${finishes} then ${now}::timestamptz else ended_at end`,
    }))
    .where('id', '=', id)
    .returning(['id', 'item_id', 'state'])
    .executeTakeFirst()
}

/** Adds to the copies printed at the same place and not reported yet; returns nothing if there are none. */
export const addToFetch = (sql: Sql, entrustmentId: string, terminalId: string, copies: number, now: Date) =>
  sql
    .updateTable('entrustment_fetch')
    .set((old) => ({ copies: old('copies', '+', copies), at: now }))
    .where('entrustment_id', '=', entrustmentId)
    .where('terminal_id', '=', terminalId)
    .where('notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const insertFetch = (sql: Sql, entrustmentId: string, terminalId: string, copies: number, now: Date) =>
  sql.insertInto('entrustment_fetch').values({ entrustment_id: entrustmentId, terminal_id: terminalId, copies, at: now }).execute()

/** Returned once, to the first caller; with the names of the place. */
export const takeUntold = (sql: Sql, entrustmentId: string, now: Date) =>
  sql
    .updateTable('entrustment_fetch')
    .from('terminal')
    .set({ notified_at: now })
    .whereRef('terminal.id', '=', 'entrustment_fetch.terminal_id')
    .where('entrustment_id', '=', entrustmentId)
    .where('notified_at', 'is', null)
    .returning(['terminal.name', 'terminal.name_en', 'terminal.name_tw', 'entrustment_fetch.copies', 'entrustment_fetch.at'])
    .execute()

/** Entrustments with copies printed some time ago and not yet reported to the owner. */
export const listUntold = (sql: Sql, before: Date, limit: number) =>
  sql
    .selectFrom('entrustment_fetch')
    .where('notified_at', 'is', null)
    .where('at', '<=', before)
    .select('entrustment_id')
    .distinct()
    .limit(limit)
    .execute()
