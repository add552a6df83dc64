import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { dropJob, failedJobs, retryJob } from '@campus/contract/operations/failed-jobs.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { countFailed, findFailed, listFailed } from './failed-job.repository.ts'

export const pageFailed = async (
  ctx: CallerCtx,
  { state, kind, pageNum, pageSize }: InputOf<typeof failedJobs>,
): Promise<OutputOf<typeof failedJobs>> => {
  const filter = { schoolId: ctx.caller.schoolId, state, kind }
  const rows = await listFailed(ctx.sql, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize })
  return {
    rows: rows.map(({ id, kind, state, cause, tries, ...row }) => ({
      id,
      kind,
      state,
      cause,
      tries,
      subjectId: row.subject_id,
      at: row.at.toISOString(),
      nextTryAt: row.next_try_at?.toISOString() ?? null,
    })),
    total: await countFailed(ctx.sql, filter),
  }
}

export const retry = (ctx: CallerCtx, { id }: InputOf<typeof retryJob>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const job = await findFailed(ctx.sql, ctx.caller.schoolId, id)
    if (!job) throw refuse('not_found')
    // Of two who ask at once one finds it given up.
    if (job.state !== 'failed' || !(await ctx.services.jobs.retry(ctx.sql, job.kind, id))) throw refuse('job_not_failed')
    await record(ctx, { action: 'jobs.retried', subjectKind: 'job', subjectId: id, details: { kind: job.kind, about: job.subject_id } })
    return null
  })

/** What was tried and did not work may be left; what has not been tried yet is somebody's promise. */
export const drop = (ctx: CallerCtx, { id, reason }: InputOf<typeof dropJob>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const job = await findFailed(ctx.sql, ctx.caller.schoolId, id)
    if (!job) throw refuse('not_found')
    if (!(await ctx.services.jobs.drop(ctx.sql, job.kind, id))) throw refuse('job_not_failed')
    const details = { kind: job.kind, about: job.subject_id, cause: job.cause, reason }
    await record(ctx, { action: 'jobs.dropped', subjectKind: 'job', subjectId: id, details })
    return null
  })
