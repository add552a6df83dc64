import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const legs = fragment`(
  select from_account as account, -amount as amount from ledger_posting
  union all
  select to_account, amount from ledger_posting
)`

/** Accounts of people whose balance is not the sum of their postings. */
export const listWrongBalances = async (sql: Sql, limit: number) => {
  const { rows } = await fragment<{ id: string; balance: number; posted: number }>`
    select ledger_account.id, balance, coalesce(posted.amount, 0)::bigint as posted
    from ledger_account
    left join (select account, sum(amount) as amount from ${legs} as leg group by account) as posted on posted.account = ledger_account.id
    where person_id is not null and balance <> coalesce(posted.amount, 0)
    order by ledger_account.id limit ${limit}`.execute(sql)
  return rows
}

/** What all people have, and what all houses have: together nothing. */
export const sumAll = async (sql: Sql) => {
  const { rows } = await fragment<{ accounts: number; transfers: number; imbalance: number }>`
    select
      (select count(*) from ledger_account) as accounts,
      (select count(*) from ledger_transfer) as transfers,
      (coalesce((select sum(balance) from ledger_account), 0) + coalesce((
        select sum(leg.amount) from ${legs} as leg
        join ledger_account on ledger_account.id = leg.account and ledger_account.person_id is null
      ), 0))::bigint as imbalance`.execute(sql)
  return rows[0] ?? { accounts: 0, transfers: 0, imbalance: 0 }
}

/** Transfers without postings, and postings that touch accounts of another person or of another school than their transfer names. */
export const listOrphans = async (sql: Sql, limit: number) => {
  const { rows } = await fragment<{ id: string }>`
    select id from ledger_transfer
    where not exists (select from ledger_posting where transfer_id = ledger_transfer.id)
    union all
    select ledger_posting.transfer_id
    from ledger_posting
    left join ledger_transfer on ledger_transfer.id = ledger_posting.transfer_id
    left join ledger_account as giver on giver.id = from_account
    left join ledger_account as taker on taker.id = to_account
    where (ledger_posting.school_id = ledger_transfer.school_id
      and giver.school_id = ledger_transfer.school_id and taker.school_id = ledger_transfer.school_id
      and coalesce(giver.person_id, ledger_transfer.person_id) = ledger_transfer.person_id
      and coalesce(taker.person_id, ledger_transfer.person_id) = ledger_transfer.person_id) is not true
    limit ${limit}`.execute(sql)
  return rows.map(({ id }) => id)
}
