import { sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import { runText, type Sql } from '../../../platform/db/sql.ts'

/** One sealer at a time: the lock is held until the end of the transaction. */
export const tryLockLedgerChain = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select pg_try_advisory_xact_lock(7140323) as locked')
  return rows[0]?.['locked'] === true
}

const columns = ['id', 'school_id', 'person_id', 'kind', 'cause', 'order_id', 'note', 'actor_id', 'at'] as const

/** Position, from, to and amount of each posting: what is sealed with the transfer. */
const postings = fragment<[number, string, string, number][]>`(
  select coalesce(json_agg(json_build_array(position, from_account, to_account, amount) order by position), '[]')
  from ledger_posting where transfer_id = ledger_transfer.id
)`.as('postings')

/** In order of writing; a transfer that commits late is sealed in the next round, after its younger ones. */
export const listUnsealedTransfers = (sql: Sql, limit: number) =>
  sql
    .selectFrom('ledger_transfer')
    .where('sequence', 'is', null)
    .select([...columns, postings])
    .orderBy('school_id')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The youngest sealed one, or the one that stands so many places before it. */
export const findSealed = (sql: Sql, schoolId: string, before = 0) =>
  sql
    .selectFrom('ledger_transfer')
    .where('school_id', '=', schoolId)
    .where('sequence', 'is not', null)
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .offset(before)
    .limit(1)
    .executeTakeFirst()

export interface SealRow {
  readonly id: string
  readonly sequence: number
  readonly previousHash: Buffer
  readonly hash: Buffer
}

export const sealTransfers = (sql: Sql, rows: readonly SealRow[]) =>
  runText(
    sql,
    `update ledger_transfer set sequence = link.sequence, previous_hash = link.previous_hash, hash = link.hash
     from unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) as link (id, sequence, previous_hash, hash)
     where ledger_transfer.id = link.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sequence }) => sequence),
      rows.map(({ previousHash }) => previousHash),
      rows.map(({ hash }) => hash),
    ],
  )

export const listSealedAfter = (sql: Sql, schoolId: string, sequence: number, limit: number) =>
  sql
    .selectFrom('ledger_transfer')
    .where('school_id', '=', schoolId)
    .where('sequence', '>', sequence)
    .select([...columns, 'sequence', 'previous_hash', 'hash', postings])
    .orderBy('sequence')
    .limit(limit)
    .execute()

/** The last link of each school that has one. */
export const listEnds = async (sql: Sql) => {
  const { rows } = await fragment<{ school_id: string; sequence: number; hash: Buffer; at: Date }>`
    select school.id as school_id, last.sequence, last.hash, last.at
    from school cross join lateral (
      select sequence, hash, at from ledger_transfer where school_id = school.id and sequence is not null order by sequence desc limit 1
    ) as last`.execute(sql)
  return rows
}

export const findHash = (sql: Sql, schoolId: string, sequence: number) =>
  sql.selectFrom('ledger_transfer').where('school_id', '=', schoolId).where('sequence', '=', sequence).select('hash').executeTakeFirst()

export const countUnsealedTransfers = (sql: Sql, schoolId: string) =>
  countRows(sql.selectFrom('ledger_transfer').where('school_id', '=', schoolId).where('sequence', 'is', null))
