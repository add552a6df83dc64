import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import type { SubjectView } from '../messages/subject.ts'
import { isInScope, scopeOf } from '../school/organisation/scope.service.ts'
import { findRequest } from './leave.repository.ts'

const views: Record<string, { state: Phrase; tone: SubjectView['tone'] }> = {
  pending: { state: ['等待审批', 'Waiting for a decision', '等待審批'], tone: 'waiting' },
  approved: { state: ['已批准', 'Approved', '已批准'], tone: 'good' },
  refused: { state: ['未获批准', 'Rejected', '未獲批准'], tone: 'bad' },
  withdrawn: { state: ['已撤回', 'Withdrawn', '已撤回'], tone: 'over' },
}

const seeIt: Phrase = ['查看申请', 'View request', '查看申請']
const decide: Phrase = ['去审批', 'Decide', '去審批']

export const describeLeaveRequest = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findRequest(ctx.sql, id, ctx.caller.schoolId)
  const view = row?.person_id === ctx.caller.personId ? views[row.state] : undefined
  return view && { ...view, actionLabel: seeIt }
}

export const describeLeaveDecision = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findRequest(ctx.sql, id, ctx.caller.schoolId)
  const view = row && isInScope(await scopeOf(ctx), row.unit_id) ? views[row.state] : undefined
  return view && { ...view, actionLabel: row?.state === 'pending' ? decide : seeIt }
}
