import type { AccountChangeKind } from '@campus/contract/account/account-changes.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = [
  'id',
  'school_id',
  'person_id',
  'kind',
  'shown',
  'undo',
  'device_name',
  'network',
  'created_at',
  'expires_at',
  'undone_at',
] as const

export interface ChangeRow {
  readonly id: string
  readonly school_id: string
  readonly person_id: string
  readonly kind: AccountChangeKind
  readonly shown: unknown
  readonly undo: unknown
  readonly device_name: string
  readonly network: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly undone_at: Date | null
}

export const insertChange = (sql: Sql, row: NewRow<'account_change'>) =>
  sql.insertInto('account_change').values(row).returning('id').executeTakeFirstOrThrow()

/** A change is named by the token of its link, or by its id together with whose it is. */
export type WhichChange = { readonly tokenHash: Buffer } | { readonly id: string; readonly personId: string }

export const findChange = async (sql: Sql, which: WhichChange): Promise<ChangeRow | undefined> => {
  const all = sql.selectFrom('account_change').select(columns)
  const found =
    'tokenHash' in which
      ? all.where('token_hash', '=', which.tokenHash)
      : all.where('id', '=', which.id).where('person_id', '=', which.personId)
  return await found.executeTakeFirst()
}

/** One statement: of two who undo the same change at once, only one gets the row. */
export const takeChange = async (sql: Sql, id: string, now: Date): Promise<ChangeRow | undefined> =>
  await sql
    .updateTable('account_change')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
