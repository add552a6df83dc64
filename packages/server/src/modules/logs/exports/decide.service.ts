import type { InputOf } from '@campus/contract/call.ts'
import type { decideExport } from '@campus/contract/logs/exports.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { lockExport, updateDecided } from './export.repository.ts'
import { notifyRejected } from './export-messages.ts'
import { exportJob } from './exports.jobs.ts'

/** Of two administrators at once, the second finds it decided. That nobody decides about their own is a constraint, too. */
export const decide = (ctx: CallerCtx, { id, decision, note }: InputOf<typeof decideExport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await lockExport(ctx.sql, id)
    if (row?.school_id !== schoolId) throw refuse('not_found')
    if (row.asked_by === personId) throw refuse('second_person_needed')
    const now = ctx.now()
    if (row.state !== 'waiting' || row.expires_at === null || row.expires_at <= now) throw refuse('request_over')
    const isApproved = decision === 'approve'
    await updateDecided(ctx.sql, id, { state: isApproved ? 'running' : 'rejected', personId, note, now })
    const details = { source: row.source, askedBy: row.asked_by, note }
    const action = isApproved ? 'logs.export_approved' : 'logs.export_rejected'
    await record(ctx, { action, subjectKind: 'log_export', subjectId: id, details })
    if (isApproved) await ctx.services.jobs.add(ctx.sql, exportJob, { id })
    else await notifyRejected(ctx, row, note)
    return null
  })
