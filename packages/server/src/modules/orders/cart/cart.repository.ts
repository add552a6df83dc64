import { sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export type CartRow = Awaited<ReturnType<typeof listItems>>[number]

/** Serialises additions to one cart, so that it never exceeds its limit. */
export const lockCart = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`cart:${personId}`}, 0))`.execute(sql)

export const listItems = (sql: Sql, personId: string) =>
  sql.selectFrom('cart_item').where('person_id', '=', personId).selectAll().orderBy('id').execute()

export const countItems = (sql: Sql, personId: string) => countRows(sql.selectFrom('cart_item').where('person_id', '=', personId))

export const findSame = (
  sql: Sql,
  { personId, kind, fingerprint }: { personId: string; kind: Column<'cart_item', 'kind'>; fingerprint: Buffer },
) =>
  sql
    .selectFrom('cart_item')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('fingerprint', '=', fingerprint)
    .select(['id', 'quantity'])
    .executeTakeFirst()

export const insertItem = (sql: Sql, row: NewRow<'cart_item'>) =>
  sql.insertInto('cart_item').values(row).returning('id').executeTakeFirstOrThrow()

export const setQuantity = (sql: Sql, personId: string, id: string, quantity: number) =>
  sql.updateTable('cart_item').set({ quantity }).where('id', '=', id).where('person_id', '=', personId).execute()

/** Copies that are added again make it the item that was added last. */
export const addCopies = (sql: Sql, { id, copies, now }: { id: string; copies: number; now: Date }) =>
  sql
    .updateTable('cart_item')
    .set((row) => ({ quantity: row('quantity', '+', copies), created_at: now }))
    .where('id', '=', id)
    .execute()

/** Removes those that exist, once: a concurrent caller finds them gone. */
export const takeItems = (sql: Sql, personId: string, ids: readonly string[]) =>
  sql
    .deleteFrom('cart_item')
    .where('id', 'in', (row) =>
      row.selectFrom('cart_item').where('person_id', '=', personId).where('id', 'in', ids).select('id').orderBy('id').forUpdate(),
    )
    .returningAll()
    .execute()

export const dropOfProduct = (sql: Sql, personId: string, productId: string) =>
  sql.deleteFrom('cart_item').where('person_id', '=', personId).where('product_id', '=', productId).execute()
