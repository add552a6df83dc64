import { later } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'

const hour = 3600
const day = 24 * hour

/** Removes what has served its time: spent codes and tickets, old counters and idempotency keys. Evidence stays. */
export const sweep = async ({ sql, now }: Ctx) => {
  const yesterday = later(now(), -day)
  await sql.deleteFrom('idempotency_key').where('created_at', '<', yesterday).execute()
  await sql.deleteFrom('throttle').where('window_ends_at', '<', later(now(), -hour)).execute()
  for (const table of ['captcha', 'verification_code', 'ticket', 'pc_login'] as const) {
    await sql.deleteFrom(table).where('expires_at', '<', yesterday).execute()
  }
  await sql
    .deleteFrom('remember_token')
    .where('expires_at', '<', later(now(), -30 * day))
    .execute()
}
