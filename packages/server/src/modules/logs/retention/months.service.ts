import type { Ctx } from '../../../context/context.ts'
import { makeMonth } from './retention.repository.ts'

const logs = ['audit_entry', 'login_log', 'face_call', 'photo_event'] as const
const monthsAhead = 3

/** The first day of a month, so many months later, in UTC. */
export const monthAfter = (at: Date, months: number): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10)

/** Each log has its month and the next three; rows beyond them would fall into the default partition, which is slower and never dropped. */
export const makeMonths = async (ctx: Ctx): Promise<void> => {
  for (const log of logs) for (let ahead = 0; ahead <= monthsAhead; ahead += 1) await makeMonth(ctx.sql, log, monthAfter(ctx.now(), ahead))
}
