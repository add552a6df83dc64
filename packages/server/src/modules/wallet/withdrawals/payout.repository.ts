import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { underWay, withdrawalColumns } from './withdrawal.repository.ts'

export interface DuePayout {
  readonly id: string
  readonly number: string
  readonly amount: number
  readonly provider: 'wechat' | 'cashier'
  readonly openIdEncrypted: Buffer
  readonly payeeName: string
  readonly state: 'sending' | 'confirming'
  /** Whether it is known with what the payee can agree. */
  readonly isConfirmable: boolean
  /** How many tries this one makes. */
  readonly attempts: number
}

/** Claims due payouts; nobody else claims them until that time, even if the claiming process was killed. */
export const claimDue = async (sql: Sql, now: Date, until: Date, limit: number) => {
  const { rows } = await fragment<DuePayout>`
    update withdrawal
    set state = case state when 'waiting' then 'sending' else state end, attempts = attempts + 1, pay_out_at = ${until}
    where id in (
      select id from withdrawal where state in ('waiting', 'sending', 'confirming') and pay_out_at <= ${now}
      order by pay_out_at limit ${limit} for update skip locked
    )
    returning id, number, amount, provider, open_id_encrypted as "openIdEncrypted", attempts, state,
      confirmation_encrypted is not null as "isConfirmable",
      (select name from person where person.id = withdrawal.person_id) as "payeeName"`.execute(sql)
  return rows
}

/** A payout in progress at the provider is checked again then. */
export const tryAgainAt = (sql: Sql, id: string, state: 'sending' | 'confirming', at: Date) =>
  sql.updateTable('withdrawal').set({ state, pay_out_at: at }).where('id', '=', id).where('state', 'in', underWay).execute()

/** From now on the payee can agree; the first caller notifies them. */
export const beginConfirming = (sql: Sql, id: string, { encrypted, at }: { readonly encrypted: Buffer; readonly at: Date }) =>
  sql
    .updateTable('withdrawal')
    .set({ state: 'confirming', confirmation_encrypted: encrypted, pay_out_at: at })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returning(withdrawalColumns)
    .executeTakeFirst()

/** The payee is being asked: the provider is queried soon and often. */
export const watchClosely = (sql: Sql, id: string, at: Date) =>
  sql.updateTable('withdrawal').set({ attempts: 1, pay_out_at: at }).where('id', '=', id).where('state', '=', 'confirming').execute()

export const findConfirmation = (sql: Sql, id: string) =>
  sql.selectFrom('withdrawal').where('id', '=', id).select('confirmation_encrypted').executeTakeFirst()
