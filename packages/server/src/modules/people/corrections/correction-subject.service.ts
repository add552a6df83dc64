import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findCorrection } from './correction.repository.ts'

const views: Record<string, { state: Phrase; tone: SubjectView['tone'] }> = {
  pending: { state: ['等待审核', 'Waiting for review', '等待審核'], tone: 'waiting' },
  approved: { state: ['已更正', 'Corrected', '已更正'], tone: 'good' },
  refused: { state: ['未通过', 'Rejected', '未通過'], tone: 'bad' },
  withdrawn: { state: ['已撤回', 'Withdrawn', '已撤回'], tone: 'over' },
}

const seeIt: Phrase = ['查看我的信息', 'View my record', '查看我的資訊']

export const describeCorrection = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findCorrection(ctx.sql, id, ctx.caller.schoolId)
  const view = row?.person_id === ctx.caller.personId ? views[row.state] : undefined
  return view && { ...view, actionLabel: seeIt }
}
