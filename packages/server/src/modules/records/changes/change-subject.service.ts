import type { Phrase } from '@campus/contract/language.ts'
import { type ChangeState, changeStateNames } from '@campus/contract/records/changes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { findChange } from './change.repository.ts'

const tones: Record<ChangeState, SubjectView['tone']> = {
  pending: 'waiting',
  applied: 'good',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'over',
}

const seeOwn: Phrase = ['查看我的信息', 'View my record', '查看我的資訊']
const seeIt: Phrase = ['查看', 'View', '查看']
const confirmIt: Phrase = ['去确认', 'Confirm', '去確認']
const changed: Phrase = ['已修改', 'Changed', '已修改']

/** For the student whom it is about. */
export const describeChange = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  return change?.person_id === ctx.caller.personId ? { state: changed, tone: 'good', actionLabel: seeOwn } : undefined
}

/** For who asked for it and for who may decide. */
export const describeChangeReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  if (!change || !isInScope(await scopeOf(ctx), change.org_unit_id)) return undefined
  const mayDecide = change.state === 'pending' && change.asked_by !== ctx.caller.personId
  return { state: changeStateNames[change.state], tone: tones[change.state], actionLabel: mayDecide ? confirmIt : seeIt }
}
