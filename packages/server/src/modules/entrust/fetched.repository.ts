import { sql as fragment } from 'kysely'
import type { Sql } from '../../platform/sql.ts'

/** Counts copies that are out. One that was taken back while a printer was at it stays taken back. */
export const addPrinted = (sql: Sql, id: string, copies: number, now: Date) => {
  const finishes = fragment<boolean>`(state = 'in_progress' and printed + ${copies}::int >= copies)`
  return sql
    .updateTable('entrustment')
    .set((old) => ({
      printed: old('printed', '+', copies),
      state: fragment<string>`case when ${finishes} then 'finished' else state end`,
      ended_at: fragment<Date | null>`case when ${finishes} then ${now}::timestamptz else ended_at end`,
    }))
    .where('id', '=', id)
    .returning(['id', 'item_id', 'state'])
    .executeTakeFirst()
}

/** Adds to what came out at the same place and was not told of yet; nothing comes back where there is none. */
export const addToFetch = (sql: Sql, entrustmentId: string, place: string, copies: number, now: Date) =>
  sql
    .updateTable('entrustment_fetch')
    .set((old) => ({ copies: old('copies', '+', copies), at: now }))
    .where('entrustment_id', '=', entrustmentId)
    .where('place', '=', place)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const insertFetch = (sql: Sql, entrustmentId: string, place: string, copies: number, now: Date) =>
  sql.insertInto('entrustment_fetch').values({ entrustment_id: entrustmentId, place, copies, at: now }).execute()

/** Told of once, by whoever comes first. */
export const takeUntold = (sql: Sql, entrustmentId: string, now: Date) =>
  sql
    .updateTable('entrustment_fetch')
    .set({ told_at: now })
    .where('entrustment_id', '=', entrustmentId)
    .where('told_at', 'is', null)
    .returning(['place', 'copies', 'at'])
    .execute()

/** Entrustments of which copies came out some time ago, without their owner having heard. */
export const listUntold = (sql: Sql, before: Date, most: number) =>
  sql
    .selectFrom('entrustment_fetch')
    .where('told_at', 'is', null)
    .where('at', '<=', before)
    .select('entrustment_id')
    .distinct()
    .limit(most)
    .execute()
