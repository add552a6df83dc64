import { type ApplicationState, applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { findApplicant, findApplication } from '../application/application.repository.ts'
import { isUndecided, stateOf } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { momentAt } from './application.service.ts'

const tones: Record<ApplicationState, SubjectView['tone']> = {
  pending_approval: 'waiting',
  rejected: 'bad',
  pending_payment: 'waiting',
  normal: 'good',
  disabled: 'bad',
  expired: 'over',
  withdrawn: 'over',
  closed: 'over',
  refunded: 'over',
}

const seeIt: Phrase = ['查看申请', 'View application', '查看申請']
const decide: Phrase = ['去审批', 'Decide', '去審批']

const find = async (ctx: CallerCtx, id: string) => {
  const row = await findApplication(ctx.sql, id)
  return row && { row, status: statusOf(row, await momentAt(ctx, row.school_id)) }
}

export const describeApplication = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const found = await find(ctx, id)
  if (found?.row.person_id !== ctx.caller.personId) return undefined
  const state = stateOf(found.status)
  return { state: applicationStateNames[state], tone: tones[state], actionLabel: seeIt }
}

/** Those who decide see no further than their own part. */
const decided = {
  waiting: { state: applicationStateNames.pending_approval, tone: 'waiting', actionLabel: decide },
  approved: { state: ['已通过', 'Approved', '已通過'], tone: 'good', actionLabel: seeIt },
  rejected: { state: applicationStateNames.rejected, tone: 'bad', actionLabel: seeIt },
  withdrawn: { state: applicationStateNames.withdrawn, tone: 'over', actionLabel: seeIt },
} as const satisfies Record<string, SubjectView>

export const describeApplicationDecision = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const found = await find(ctx, id)
  const applicant = found && (await findApplicant(ctx.sql, found.row.person_id))
  if (!found || applicant?.school_id !== ctx.caller.schoolId || !isInScope(await scopeOf(ctx), applicant.unit_id)) return undefined
  const { status } = found
  if (isUndecided(status)) return decided.waiting
  if (status.state === 'rejected' || status.state === 'withdrawn') return decided[status.state]
  return decided.approved
}
