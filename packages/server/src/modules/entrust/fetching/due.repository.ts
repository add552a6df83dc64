import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** In progress by their word alone: their time is over, or there is nothing left to fetch. */
export const listDue = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('entrustment')
    .innerJoin('print_item as item', 'item.id', 'entrustment.item_id')
    .where('entrustment.state', '=', 'in_progress')
    .where((row) => row.or([row('entrustment.deadline', '<=', now), row('item.state', '<>', 'waiting')]))
    .select('entrustment.id')
    .orderBy('entrustment.deadline')
    .limit(limit)
    .execute()

/** Those that end soon and were given longer ago than that; each comes back once. */
export const markReminded = (sql: Sql, now: Date, soon: Date, limit: number) =>
  sql
    .updateTable('entrustment')
    .set({ reminded_at: now })
    .where('id', 'in', (row) =>
      row
        .selectFrom('entrustment')
        .where('state', '=', 'in_progress')
        .where('reminded_at', 'is', null)
        .where('deadline', '>', now)
        .where('deadline', '<=', soon)
        .where(fragment<boolean>`deadline - created_at > interval '1 day'`)
        .orderBy('deadline')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning('id')
    .execute()
