import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** What the people of a school have in all, and what its own accounts have by their postings. */
export const sumAccounts = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ kind: string; balance: number }>`
    select kind, sum(balance)::bigint as balance from ledger_account where school_id = ${schoolId} and person_id is not null group by kind
    union all
    select kind, (
      coalesce((select sum(amount) from ledger_posting where to_account = ledger_account.id), 0)
      - coalesce((select sum(amount) from ledger_posting where from_account = ledger_account.id), 0)
    )::bigint
    from ledger_account where school_id = ${schoolId} and person_id is null
    order by kind`.execute(sql)
  return rows
}

/** What was sold and given back, by the days of the school. */
export const sumDays = async (sql: Sql, schoolId: string, since: Date, timeZone: string) => {
  const { rows } = await fragment<{ day: string; income: number; refunds: number }>`
    select to_char(ledger_transfer.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(sum(amount) filter (where kind = 'purchase'), 0)::bigint as income,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds
    from ledger_transfer
    join ledger_posting on ledger_posting.transfer_id = ledger_transfer.id
    where ledger_transfer.school_id = ${schoolId} and kind in ('purchase', 'refund') and ledger_transfer.at >= ${since}
    group by day order by day`.execute(sql)
  return rows
}
