import { type MovementKind, movementKinds } from '@campus/contract/wallet/balance.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Legs } from './movement.rules.ts'

export interface MovementFilter {
  readonly personId: string
  readonly kind?: MovementKind | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

export interface MovementRow extends Legs {
  readonly id: string
  readonly orderId: string | null
  readonly note: string
  readonly at: Date
}

const among = ({ personId, kind, from, until }: MovementFilter): RawBuilder<unknown> => fragment`
  from ledger_transfer
  where person_id = ${personId}
    and kind = any(${kind ? [kind] : [...movementKinds]})
    and at >= coalesce(${from ?? null}::timestamptz, '-infinity')
    and at < coalesce(${until ?? null}::timestamptz, 'infinity')`

/** The transfers chosen, with what each did to the accounts of its owner. */
const withLegs = (chosen: RawBuilder<unknown>) => fragment<MovementRow>`
  select chosen.id, chosen.kind, chosen.order_id as "orderId", chosen.note, chosen.at, leg.free, leg.print, leg.held,
    case when chosen.kind = 'purchase' and leg.held < 0 then (
      select coalesce(sum(case put.kind when 'hold' then amount else -amount end), 0)::bigint
      from ledger_transfer as put join ledger_posting on ledger_posting.transfer_id = put.id
      where put.order_id = chosen.order_id and put.person_id = chosen.person_id and put.kind in ('hold', 'release')
    ) else 0 end as "fromHold"
  from (${chosen}) as chosen
  cross join lateral (
    select
      coalesce(sum(amount) filter (where account.kind = 'free'), 0)::bigint as free,
      coalesce(sum(amount) filter (where account.kind = 'print'), 0)::bigint as print,
      coalesce(sum(amount) filter (where account.kind = 'held'), 0)::bigint as held
    from (
      select from_account as id, -amount as amount from ledger_posting where transfer_id = chosen.id
      union all
      select to_account, amount from ledger_posting where transfer_id = chosen.id
    ) as half
    join ledger_account as account on account.id = half.id and account.person_id is not null
  ) as leg
  order by chosen.id desc`

/** The newest first; all of them where no limit is named. */
export const listMovements = async (sql: Sql, filter: MovementFilter, page: Partial<FromCursor> = {}) => {
  const after = page.cursor ? fragment`and id < ${page.cursor}` : fragment``
  const chosen = fragment`select id, person_id, kind, order_id, note, at ${among(filter)} ${after} order by id desc limit ${page.limit ?? null}`
  return (await withLegs(chosen).execute(sql)).rows
}

export const countMovements = async (sql: Sql, filter: MovementFilter) =>
  (await fragment<{ count: number }>`select count(*) as count ${among(filter)}`.execute(sql)).rows[0]?.count ?? 0

/** What was in the wallet at a moment. */
export const sumBefore = async (sql: Sql, personId: string, moment: Date) => {
  const { rows } = await fragment<{ free: number; print: number }>`
    select
      coalesce(sum(amount) filter (where account.kind = 'free'), 0)::bigint as free,
      coalesce(sum(amount) filter (where account.kind = 'print'), 0)::bigint as print
    from ledger_account as account
    join (
      select from_account as account_id, transfer_id, -amount as amount from ledger_posting
      union all
      select to_account, transfer_id, amount from ledger_posting
    ) as leg on leg.account_id = account.id
    join ledger_transfer on ledger_transfer.id = leg.transfer_id and ledger_transfer.at < ${moment}
    where account.person_id = ${personId} and account.kind in ('free', 'print')`.execute(sql)
  return rows[0] ?? { free: 0, print: 0 }
}

export const listMonths = async (sql: Sql, personId: string, timeZone: string) => {
  const { rows } = await fragment<{ month: string }>`
    select distinct to_char(at at time zone ${timeZone}, 'YYYY-MM') as month ${among({ personId })} order by month desc`.execute(sql)
  return rows.map(({ month }) => month)
}
