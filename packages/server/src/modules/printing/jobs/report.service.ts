import type { InputOf } from '@campus/contract/call.ts'
import type { reportJob } from '@campus/contract/printing/machine-jobs.ts'
import { type Ctx, inTransaction, type MachineCtx } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockItemOfJob, lockJob } from '../queue/job.repository.ts'
import { takeStep } from './count-out.service.ts'
import { countedPages, outcomeOf } from './job.rules.ts'
import { leaseFrom } from './job-times.rules.ts'

/** The item is always held before its job, so that nobody waits in a circle. */
export const lockWithItem = async (ctx: Ctx, id: string) => {
  const [item, job] = await Promise.all([lockItemOfJob(ctx.sql, id), lockJob(ctx.sql, id)])
  return item && job && { item, job }
}

const begun = new Set(['printing', 'unsure'])

export const report = (ctx: MachineCtx, { id, state, impressions, reasons }: InputOf<typeof reportJob>) =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId } = ctx.machine
    const held = await lockWithItem(ctx, id)
    if (held?.job.terminal_id !== terminalId) throw refuse('job_gone')
    const { item, job } = held
    // The answer to the report that ended it may have been lost; a printer that still works on a job ended otherwise should stop.
    if (job.ended_at !== null) return { isCancelled: job.state !== 'done' }
    const isHandedBack = job.state === 'taken' && state === 'never_begun'
    if (!begun.has(job.state) && !isHandedBack) throw refuse('job_gone')
    const counted = Math.max(job.pages_out, countedPages(job, item.attribute, impressions))
    const outcome = outcomeOf(state, { counted, due: job.pages_due })
    const goesOn = outcome === 'printing' ? { lease_until: leaseFrom(ctx.now()), is_stopped: state === 'stopped' } : {}
    await takeStep(ctx, { item, job, counted, change: { state: outcome, reasons, ...goesOn } })
    if (outcome === 'queued') await push(ctx.sql, { to: `terminal:${terminalId}`, topic: 'job', data: null })
    return { isCancelled: false }
  })
