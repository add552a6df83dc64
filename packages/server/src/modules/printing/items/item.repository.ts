import type { Selectable } from 'kysely'
import { waitingRows } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

export type ItemRow = Selectable<DB['print_item']>

/** Nothing comes back where it was there already. */
export const insertItem = (sql: Sql, row: NewRow<'print_item'>) =>
  sql
    .insertInto('print_item')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findBySubject = (sql: Sql, kind: Column<'print_item', 'kind'>, subjectId: string) =>
  sql.selectFrom('print_item').where('kind', '=', kind).where('subject_id', '=', subjectId).selectAll().executeTakeFirst()

export const lockItem = (sql: Sql, id: string) =>
  sql.selectFrom('print_item').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** Returns nothing while it is locked: waiting here, with locks that printing needs, would deadlock. */
export const lockIfFree = (sql: Sql, id: string) =>
  sql.selectFrom('print_item').where('id', '=', id).selectAll().forUpdate().skipLocked().executeTakeFirst()

export const changeItem = (
  sql: Sql,
  id: string,
  change: Partial<Pick<ItemRow, 'pages_out' | 'pages_per_copy' | 'page_ranges' | 'expires_at' | 'ended_at'>> & {
    state?: 'waiting' | 'printed' | 'ended'
  },
) => sendAhead(sql, sql.updateTable('print_item').set(change).where('id', '=', id).compile())

export const findWaiting = (sql: Sql, personId: string, now: Date) =>
  waitingRows(
    sql
      .selectFrom('print_item')
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)])),
    'created_at',
    'expires_at',
  )
