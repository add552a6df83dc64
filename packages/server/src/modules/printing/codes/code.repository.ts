import type { NewRow, Sql } from '../../../platform/sql.ts'

/** Nothing comes back where one that lives has the same figures. */
export const insertCode = (sql: Sql, row: NewRow<'pick_up_code'>) =>
  sql
    .insertInto('pick_up_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export interface Whose {
  readonly itemId: string
  readonly personId?: string | undefined
}

const alive = (sql: Sql, { itemId, personId }: Whose) => {
  const codes = sql.updateTable('pick_up_code').where('item_id', '=', itemId).where('used_at', 'is', null).where('ended_at', 'is', null)
  return personId === undefined ? codes : codes.where('given_to', '=', personId)
}

/** Whatever code was out for an item, or for one person, ends. */
export const endCodes = (sql: Sql, whose: Whose, now: Date) => alive(sql, whose).set({ ended_at: now }).execute()

/** The last page is out: the code has done what it is for. */
export const burnCodes = (sql: Sql, whose: Required<Whose>, now: Date) => alive(sql, whose).set({ used_at: now }).execute()

/** A code by its secret or its figures; of several with the same figures the one that lives, or the last. */
export const findCode = (sql: Sql, schoolId: string, by: { readonly digest: Buffer } | { readonly typed: Buffer }) => {
  const codes = sql.selectFrom('pick_up_code').where('school_id', '=', schoolId)
  const named = 'digest' in by ? codes.where('digest', '=', by.digest) : codes.where('typed_digest', '=', by.typed)
  return named.selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export const findCodeById = (sql: Sql, id: string) => sql.selectFrom('pick_up_code').where('id', '=', id).selectAll().executeTakeFirst()
