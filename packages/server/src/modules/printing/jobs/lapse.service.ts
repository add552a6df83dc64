import { type Ctx, inTransaction } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { lostBefore, maxTakes, queuedBefore } from './job-times.rules.ts'
import { cancelOld, loseSilent } from './lapse.repository.ts'
import { releaseLapsed } from './machine.repository.ts'
import { notifyProgress } from './progress.service.ts'
import { notifyUnsure } from './unsure-message.ts'

/** Lets go of jobs whose printer took them and fell silent before it began, at one terminal or everywhere. */
export const release = async (ctx: Ctx, terminalId?: string) => {
  for (const job of await releaseLapsed(ctx.sql, { now: ctx.now(), maxTakes, terminalId })) {
    if (job.state === 'failed') await notifyProgress(ctx, job)
    else await push(ctx.sql, { to: `terminal:${job.terminal_id}`, topic: 'job', data: null })
  }
}

/** Every minute: expired leases, stalled queues, prints whose terminal was lost. */
export const sweepPrinting = async (ctx: Ctx) => {
  await inTransaction(ctx, (ctx) => release(ctx))
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    for (const job of await cancelOld(ctx.sql, { now, queuedBefore: queuedBefore(now) })) await notifyProgress(ctx, job)
  })
  await inTransaction(ctx, async (ctx) => {
    for (const job of await loseSilent(ctx.sql, lostBefore(ctx.now()))) {
      await notifyProgress(ctx, job)
      await notifyUnsure(ctx, job)
    }
  })
}
