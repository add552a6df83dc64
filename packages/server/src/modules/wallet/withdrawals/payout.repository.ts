import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'

export interface DuePayout {
  readonly id: string
  readonly number: string
  readonly amount: number
  readonly provider: 'wechat' | 'cashier'
  readonly openIdSealed: Buffer
  /** How many tries this one makes. */
  readonly attempts: number
}

/** Takes those whose time has come; nobody else takes them until that moment, even if whoever did was killed. */
export const claimDue = async (sql: Sql, now: Date, until: Date, limit: number) => {
  const { rows } = await fragment<DuePayout>`
    update withdrawal set state = 'sending', attempts = attempts + 1, pay_out_at = ${until}
    where id in (
      select id from withdrawal where state in ('waiting', 'sending') and pay_out_at <= ${now}
      order by pay_out_at limit ${limit} for update skip locked
    )
    returning id, number, amount, provider, open_id_sealed as "openIdSealed", attempts`.execute(sql)
  return rows
}

export const tryAgainAt = (sql: Sql, id: string, at: Date) =>
  sql.updateTable('withdrawal').set({ pay_out_at: at }).where('id', '=', id).where('state', '=', 'sending').execute()
