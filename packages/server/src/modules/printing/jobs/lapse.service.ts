import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { push } from '../../../platform/push.ts'
import { lostBefore, mostTakes, queuedBefore } from './job-times.rules.ts'
import { cancelOld, loseSilent } from './lapse.repository.ts'
import { releaseLapsed } from './machine.repository.ts'
import { tellProgress } from './progress.service.ts'
import { tellUnsure } from './unsure-message.ts'

/** Lets go of jobs whose printer took them and fell silent before it began, at one terminal or everywhere. */
export const release = async (ctx: Ctx, terminalId?: string) => {
  for (const job of await releaseLapsed(ctx.sql, { now: ctx.now(), mostTakes, terminalId })) {
    if (job.state === 'failed') await tellProgress(ctx, job)
    else await push(ctx.sql, { to: `terminal:${job.terminal_id}`, topic: 'job', data: null })
  }
}

/** Every minute: leases that ran out, queues that stand, prints whose terminal was lost. */
export const sweepPrinting = async (ctx: Ctx) => {
  await inTransaction(ctx, (ctx) => release(ctx))
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    for (const job of await cancelOld(ctx.sql, { now, queuedBefore: queuedBefore(now) })) await tellProgress(ctx, job)
  })
  await inTransaction(ctx, async (ctx) => {
    for (const job of await loseSilent(ctx.sql, lostBefore(ctx.now()))) {
      await tellProgress(ctx, job)
      await tellUnsure(ctx, job)
    }
  })
}
