import type { InputOf } from '@campus/contract/call.ts'
import type { nudge as nudgeCall } from '@campus/contract/certificates/applications.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findApplication } from '../application/application.repository.ts'
import { nudgeOnce, takeOverdue } from '../application/application-change.repository.ts'
import { notifyDeciders } from '../application/application-messages.ts'
import { isUndecided } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { noteEvent } from '../application/event.service.ts'
import { momentAt, requireOwn } from './application.service.ts'

export const nudge = (ctx: CallerCtx, { id }: InputOf<typeof nudgeCall>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireOwn(ctx, id)
    const moment = await momentAt(ctx, row.school_id)
    if (!isUndecided(statusOf(row, moment))) throw refuse('already_decided')
    if (!(await nudgeOnce(ctx.sql, id, moment))) throw refuse('nudged_today')
    await noteEvent(ctx, { applicationId: id, schoolId: row.school_id, kind: 'nudged', actorId: ctx.caller.personId })
    await notifyDeciders(ctx, row, 'nudged')
    return null
  })

const batchSize = 100

/** Notifies the reviewers, once, of overdue applications. */
export const remindOverdue = async (ctx: Ctx): Promise<void> => {
  const reported = await inTransaction(ctx, async (ctx) => {
    const overdue = await takeOverdue(ctx.sql, ctx.now(), batchSize)
    for (const { id } of overdue) {
      const row = await findApplication(ctx.sql, id)
      if (row) await notifyDeciders(ctx, row, 'overdue')
    }
    return overdue.length
  })
  if (reported === batchSize) await remindOverdue(ctx)
}
