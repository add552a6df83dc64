import type { reopenPayGrievance } from '@campus/contract/appeals/console.ts'
import { Finding } from '@campus/contract/appeals/pay-grievance.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import * as repository from '../pay-grievance/pay-grievance.repository.ts'
import { notifyAuthor, notifyReviewers } from '../pay-grievance/pay-grievance-messages.ts'
import { requireToReview } from './pay-grievance-review.service.ts'

/** What was done by the evidence stays done; a person decides what is still due. */
export const reopen = (ctx: CallerCtx, { id, reason }: InputOf<typeof reopenPayGrievance>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireToReview(ctx, id)
    const by = ctx.caller.personId
    if (row.person_id === by) throw refuse('own_request')
    if (!(await repository.reopen(ctx.sql, id, { by, reason, now: ctx.now() }))) throw refuse('already_reviewed')
    await record(ctx, { action: 'appeal.reopened', subjectKind: 'pay_grievance', subjectId: id, details: { reason } })
    await notifyAuthor(ctx, row, 'reopened', reason)
    await notifyReviewers(ctx, row, Finding.parse(row.finding))
    return null
  })
