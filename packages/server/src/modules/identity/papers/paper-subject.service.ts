import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findPaperWithUnit, type PaperRow } from './paper.repository.ts'

const views: Record<PaperRow['state'], { state: Phrase; tone: SubjectView['tone'] }> = {
  draft: { state: ['未提交', 'Not submitted', '未提交'], tone: 'waiting' },
  reviewing: { state: ['审核中', 'In review', '審核中'], tone: 'waiting' },
  checked: { state: ['已核对', 'Accepted', '已核對'], tone: 'good' },
  refused: { state: ['未通过', 'Rejected', '未通過'], tone: 'bad' },
  expired: { state: ['已过期', 'Expired', '已過期'], tone: 'over' },
}

const seeIt: Phrase = ['查看', 'View', '查看']

export const describePaper = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const paper = await findPaperWithUnit(ctx.sql, ctx.caller.schoolId, id)
  return paper?.person_id === ctx.caller.personId ? { ...views[paper.state], actionLabel: seeIt } : undefined
}
