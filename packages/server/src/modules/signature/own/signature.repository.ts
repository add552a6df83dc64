import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'file_id', 'method', 'made_at'] as const

export type SignatureRow = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

/** Held until the transaction ends: changes of one person's signature wait for each other. */
export const lockSignatureOf = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`signature:${personId}`}, 0))`.execute(sql)

export const findCurrent = (sql: Sql, personId: string) =>
  sql.selectFrom('signature').where('person_id', '=', personId).where('state', '=', 'current').select(columns).executeTakeFirst()

export const findStrokes = (sql: Sql, personId: string) =>
  sql
    .selectFrom('signature')
    .where('person_id', '=', personId)
    .where('state', '=', 'current')
    .select('strokes_encrypted')
    .executeTakeFirst()

export const insertSignature = (sql: Sql, row: NewRow<'signature'>) =>
  sql.insertInto('signature').values(row).returning(columns).executeTakeFirstOrThrow()

export const keepDraft = (sql: Sql, { id, personId, now }: { id: string; personId: string; now: Date }) =>
  sql
    .updateTable('signature')
    .set({ state: 'current', made_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '=', 'draft')
    .returning(columns)
    .executeTakeFirst()

export const endCurrent = (sql: Sql, personId: string) =>
  sql
    .updateTable('signature')
    .set({ state: 'ended', strokes_encrypted: null })
    .where('person_id', '=', personId)
    .where('state', '=', 'current')
    .execute()

/** What a person has beside the current one: a draft, and what ended. */
export const listOthersOf = (sql: Sql, personId: string, state: 'draft' | 'ended') =>
  sql.selectFrom('signature').where('person_id', '=', personId).where('state', '=', state).select(['id', 'file_id']).execute()

/** Drafts that nobody kept, and everything that ended. */
export const listOver = (sql: Sql, { before, limit }: { before: Date; limit: number }) =>
  sql
    .selectFrom('signature')
    .where((row) => row.or([row('state', '=', 'ended'), row.and([row('state', '=', 'draft'), row('made_at', '<', before)])]))
    .select(['id', 'file_id'])
    .orderBy('made_at')
    .limit(limit)
    .execute()

export const deleteSignatures = (sql: Sql, ids: readonly string[]) => sql.deleteFrom('signature').where('id', 'in', ids).execute()
