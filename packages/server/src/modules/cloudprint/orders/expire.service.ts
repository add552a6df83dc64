import { type Ctx, inTransaction } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { giveBackUnprinted } from './give-back.service.ts'
import { notifyExpiring } from './print-messages.ts'
import { listExpired, markWarned } from './print-task.repository.ts'

const warningSeconds = 86_400
const batchSize = 500

const warn = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    for (const task of await markWarned(ctx.sql, later(now, warningSeconds), now, batchSize))
      if (task.expires_at) await notifyExpiring(ctx, task, task.expires_at)
  })

/** One that is being printed at this moment, or that somebody else ended, is checked again the next time. */
const end = async (ctx: Ctx, id: string) => {
  try {
    await giveBackUnprinted(ctx, id, 'expired')
  } catch (error) {
    if (!(error instanceof Refusal)) ctx.services.log.error({ err: error, taskId: id }, 'ending a print whose time is over')
  }
}

/** Warns of prints that end within a day, once, and gives back what was not printed in time. */
export const expirePrints = async (ctx: Ctx): Promise<void> => {
  await warn(ctx)
  for (const { id } of await listExpired(ctx.sql, ctx.now(), batchSize)) await end(ctx, id)
}
