import { sql as fragment, type Selectable } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

export type CodeRow = Selectable<DB['pick_up_code']>

/** Nothing comes back where one that lives has the same figures. */
export const insertCode = (sql: Sql, row: NewRow<'pick_up_code'>) =>
  sql
    .insertInto('pick_up_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export interface Whose {
  readonly itemId: string
  readonly personId?: string | undefined
}

const alive = (sql: Sql) => sql.updateTable('pick_up_code').where('used_at', 'is', null).where('ended_at', 'is', null)

const aliveOf = (sql: Sql, { itemId, personId }: Whose) => {
  const codes = alive(sql).where('item_id', '=', itemId)
  return personId === undefined ? codes : codes.where('given_to', '=', personId)
}

/** Whatever code was out for an item, or for one person, ends. */
export const endCodes = (sql: Sql, whose: Whose, now: Date) => aliveOf(sql, whose).set({ ended_at: now, encrypted: null }).execute()

interface Printed {
  readonly itemId: string
  /** The last page is out for this person: their code has done what it is for. */
  readonly burnedFor: string | undefined
  /** Nothing of the item is left: all other codes end. */
  readonly isLast: boolean
}

export const closeCodes = (sql: Sql, { itemId, burnedFor, isLast }: Printed, now: Date) => {
  const isBurned = fragment<boolean>`given_to is not distinct from ${burnedFor ?? null}::uuid`
  const settled = aliveOf(sql, { itemId, personId: isLast ? undefined : burnedFor }).set({
    used_at: fragment<Date | null>`case when ${isBurned} then ${now}::timestamptz end`,
    ended_at: fragment<Date | null>`case when not ${isBurned} then ${now}::timestamptz end`,
    encrypted: null,
  })
  return sendAhead(sql, settled.compile())
}

/** Expires codes of all people; locked ones wait for the next run. */
export const endLateCodes = (sql: Sql, now: Date) =>
  alive(sql)
    .where('id', 'in', (code) =>
      code
        .selectFrom('pick_up_code')
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '<=', now)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .set((code) => ({ ended_at: code.ref('expires_at'), encrypted: null }))
    .execute()

/** Codes that can be shown again to whom they were given: for one item, or all of them. */
export const listLiving = (sql: Sql, { personId, itemId }: { readonly personId: string; readonly itemId?: string }, now: Date) => {
  const codes = sql
    .selectFrom('pick_up_code')
    .where('given_to', '=', personId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('encrypted', 'is not', null)
  return (itemId === undefined ? codes : codes.where('item_id', '=', itemId)).selectAll().orderBy('id', 'desc').execute()
}

/** A code by its secret or its figures; of several with the same figures the one that lives, or the last. */
export const findCode = (sql: Sql, schoolId: string, by: { readonly digest: Buffer } | { readonly typed: readonly Buffer[] }) => {
  const codes = sql.selectFrom('pick_up_code').where('school_id', '=', schoolId)
  const named = 'digest' in by ? codes.where('digest', '=', by.digest) : codes.where('typed_digest', 'in', by.typed)
  return named.selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export const findCodeById = (sql: Sql, id: string) => sql.selectFrom('pick_up_code').where('id', '=', id).selectAll().executeTakeFirst()
