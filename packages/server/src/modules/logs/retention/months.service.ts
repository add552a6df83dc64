import { type Ctx, inTransaction } from '../../../context/context.ts'
import { lockMonths, makeMonth } from './retention.repository.ts'

const logs = ['audit_entry', 'login_log', 'face_call', 'photo_event'] as const
const monthsAhead = 3

/** The first day of a month, so many months later, in UTC. */
export const monthAfter = (at: Date, months: number): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10)

/** Processes that start at once make it one after the other; each month ends its own transaction, so that writers hardly wait. */
const makeOne = (ctx: Ctx, log: (typeof logs)[number], month: string) =>
  inTransaction(ctx, async (ctx) => {
    await lockMonths(ctx.sql)
    await makeMonth(ctx.sql, log, month)
  })

/** Each log has its month and the next three; rows beyond them would fall into the default partition, which is slower and never dropped. */
export const makeMonths = async (ctx: Ctx): Promise<void> => {
  for (const log of logs) for (let ahead = 0; ahead <= monthsAhead; ahead += 1) await makeOne(ctx, log, monthAfter(ctx.now(), ahead))
}
