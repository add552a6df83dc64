import { hotRows, runText, type Sql } from '../../../platform/db/sql.ts'
import { ownKinds } from './account.ts'

interface AccountRow {
  readonly id: string
  readonly schoolId: string
  readonly personId: string | null
  readonly kind: string
  readonly balance: number | null
}

/**
 * The accounts of these people, locked until the end of the transaction in one order, so that no two deadlock; and those of
 * the school, which many post to concurrently and nobody locks.
 */
export const lockAccounts = async (sql: Sql, personIds: readonly string[], schoolIds: readonly string[]) => {
  const { rows } = await runText(
    sql,
    `with own as (
       select id, school_id, person_id, kind, balance from ledger_account
       where person_id in (select unnest($1::uuid[])) and person_id is not null order by id for no key update
     )
     select id, school_id as "schoolId", person_id as "personId", kind, balance from own
     union all
     select id, school_id, person_id, kind, balance from ledger_account
     where school_id in (select unnest($2::uuid[])) and person_id is null`,
    [personIds, schoolIds],
  )
  return rows as unknown as AccountRow[]
}

/** Makes the accounts that these people do not have yet, in one order, so that no two deadlock. */
export const insertMissingAccounts = (sql: Sql, owners: readonly { personId: string; schoolId: string }[]) =>
  runText(
    sql,
    `insert into ledger_account (person_id, school_id, kind, balance)
     select distinct owner.person_id, owner.school_id, kind, 0
     from unnest($1::uuid[], $2::uuid[]) as owner (person_id, school_id), unnest($3::text[]) as kind
     where not exists (select from ledger_account where ledger_account.person_id = owner.person_id)
     order by owner.person_id, kind
     on conflict do nothing`,
    [owners.map(({ personId }) => personId), owners.map(({ schoolId }) => schoolId), [...ownKinds]],
  )

export const listKnownCauses = async (sql: Sql, causes: readonly string[]) => {
  const { rows } = await runText(sql, 'select cause from ledger_transfer where cause in (select unnest($1::text[]))', [causes])
  return (rows as { cause: string }[]).map(({ cause }) => cause)
}

export interface TransferRow {
  readonly schoolId: string
  readonly personId: string
  readonly kind: string
  readonly cause: string
  readonly orderId: string | null
  readonly note: string
  readonly actorId: string | null
  readonly postings: readonly { fromAccount: string; toAccount: string; amount: number }[]
}

/** All transfers and their postings at once; answers the causes that were new. */
export const insertTransfers = async (sql: Sql, transfers: readonly TransferRow[], at: Date) => {
  const postings = transfers.flatMap(({ cause, schoolId, postings }) =>
    postings.map((posting, index) => ({ ...posting, cause, schoolId, position: index + 1 })),
  )
  const { rows } = await runText(
    sql,
    `with entered as (
       insert into ledger_transfer (school_id, person_id, kind, cause, order_id, note, actor_id, at)
       select *, $8::timestamptz from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::uuid[])
       on conflict do nothing
       returning id, cause
     ), posted as (
       insert into ledger_posting (transfer_id, position, school_id, from_account, to_account, amount)
       select entered.id, given.position, given.school_id, given.from_account, given.to_account, given.amount
       from unnest($9::text[], $10::smallint[], $11::uuid[], $12::uuid[], $13::uuid[], $14::bigint[])
         as given (cause, position, school_id, from_account, to_account, amount)
       join entered using (cause)
     )
     select cause from entered`,
    [
      transfers.map(({ schoolId }) => schoolId),
      transfers.map(({ personId }) => personId),
      transfers.map(({ kind }) => kind),
      transfers.map(({ cause }) => cause),
      transfers.map(({ orderId }) => orderId),
      transfers.map(({ note }) => note),
      transfers.map(({ actorId }) => actorId),
      at,
      postings.map(({ cause }) => cause),
      postings.map(({ position }) => position),
      postings.map(({ schoolId }) => schoolId),
      postings.map(({ fromAccount }) => fromAccount),
      postings.map(({ toAccount }) => toAccount),
      postings.map(({ amount }) => amount),
    ],
  )
  return (rows as { cause: string }[]).map(({ cause }) => cause)
}

export const listBalances = (sql: Sql, personId: string) =>
  sql.selectFrom('ledger_account').where('person_id', '=', personId).select(['kind', 'balance']).execute()

export const lockOwnBalances = hotRows((sql, personId: string) =>
  sql.selectFrom('ledger_account').where('person_id', '=', personId).select(['kind', 'balance']).orderBy('id').forNoKeyUpdate(),
)
