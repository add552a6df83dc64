import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

export const countOwn = (sql: Sql, personId: string, ids: readonly string[]) =>
  countRows(sql.selectFrom('message').where('person_id', '=', personId).where('id', 'in', ids))

/** Taken in one order, so that two devices of a person never wait for each other in a ring. */
const taken = (sql: Sql, personId: string, ids?: readonly string[]) => {
  const query = sql.selectFrom('message').where('person_id', '=', personId).where('deleted_at', 'is', null)
  return (ids ? query.where('id', 'in', ids) : query).select('id').orderBy('id', 'desc').forUpdate()
}

/** Returns how many were unread until now. */
export const markRead = async (
  sql: Sql,
  row: { personId: string; now: Date; ids?: readonly string[]; category?: Column<'message', 'category'> | undefined },
) => {
  const unread = taken(sql, row.personId, row.ids).where('read_at', 'is', null)
  const { numUpdatedRows } = await sql
    .updateTable('message')
    .set({ read_at: row.now })
    .where('id', 'in', row.category ? unread.where('category', '=', row.category) : unread)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export const markUnread = (sql: Sql, personId: string, ids: readonly string[]) =>
  sql
    .updateTable('message')
    .set({ read_at: null })
    .where('id', 'in', taken(sql, personId, ids))
    .execute()

export const markDeleted = (sql: Sql, row: { personId: string; ids: readonly string[]; now: Date }) =>
  sql
    .updateTable('message')
    .set({ deleted_at: row.now })
    .where('id', 'in', taken(sql, row.personId, row.ids))
    .execute()
