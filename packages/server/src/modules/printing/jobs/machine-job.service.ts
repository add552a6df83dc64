import type { InputOf } from '@campus/contract/call.ts'
import type { beginJob, jobFile, MachineJob } from '@campus/contract/printing/machine-jobs.ts'
import { isColour, isDuplex } from '@campus/contract/printing/print-attributes.ts'
import { inTransaction, type MachineCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { printables } from '../printing.extension.ts'
import { rangesOf, scalingOf } from './job.rules.ts'
import { leaseFrom, oneLeaseBefore, queuedBefore } from './job-times.rules.ts'
import { release } from './lapse.service.ts'
import { beginTaken, failTaken, findMachineJob, listOpen, type MachineJobRow, takeNext } from './machine.repository.ts'
import { notifyProgress, presentAlone } from './progress.service.ts'

const present = (row: MachineJobRow, now: Date): MachineJob => ({
  id: row.id,
  name: `campus-${row.id}`,
  copies: row.copies,
  pageRanges: rangesOf(row.page_ranges).map(({ from, to }) => ({ from, to })),
  isDuplex: isDuplex(row.attribute),
  isColour: isColour(row.attribute),
  media: row.media,
  scaling: scalingOf(row),
  impressions: row.pages_due,
  state: row.state === 'taken' ? 'taken' : 'begun',
  leaseUntil: (row.lease_until ?? now).toISOString(),
})

export const take = (ctx: MachineCtx): Promise<MachineJob | null> =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId, credentialId } = ctx.machine
    const now = ctx.now()
    // What goes back to the queue may be what is taken next: the database does the one before the other.
    const [, row] = await Promise.all([
      release(ctx, terminalId),
      takeNext(ctx.sql, { terminalId, credentialId, leaseUntil: leaseFrom(now), queuedAfter: queuedBefore(now) }),
    ])
    return row ? present(row, now) : null
  })

export const listTaken = async (ctx: MachineCtx): Promise<MachineJob[]> => {
  const { terminalId, credentialId } = ctx.machine
  return (await listOpen(ctx.sql, terminalId, credentialId)).map((row) => present(row, ctx.now()))
}

const requireHeld = async (ctx: MachineCtx, id: string) => {
  const { terminalId, credentialId } = ctx.machine
  const row = await findMachineJob(ctx.sql, terminalId, id)
  const isHeld = row?.state === 'printing' || (row?.state === 'taken' && row.taken_by === credentialId)
  if (!row || !isHeld) throw refuse('job_gone')
  return row
}

/** What ended since it was queued is not printed: the job fails before it begins. */
export const openFile = async (ctx: MachineCtx, { id }: InputOf<typeof jobFile>): Promise<RawAnswer> => {
  const row = await requireHeld(ctx, id)
  const printable = printables.of(ctx)[row.kind]
  try {
    return { ...(await printable.open(ctx, row.subject_id)), contentType: 'application/pdf' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const failed = await failTaken(ctx.sql, id, ctx.now())
    if (failed) await notifyProgress(ctx, failed)
    throw refuse('job_gone')
  }
}

export const begin = (ctx: MachineCtx, { id }: InputOf<typeof beginJob>) =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId, credentialId } = ctx.machine
    const now = ctx.now()
    const begun = await beginTaken(ctx.sql, {
      id,
      terminalId,
      credentialId,
      now,
      leaseUntil: leaseFrom(now),
      begunAfter: oneLeaseBefore(now),
    })
    if (!begun) throw refuse('job_gone')
    await notifyProgress(ctx, begun, begun.follows_id === null ? presentAlone(ctx, begun) : undefined)
    return null
  })
