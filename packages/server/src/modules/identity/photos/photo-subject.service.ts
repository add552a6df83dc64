import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findPhoto, type PhotoRow } from './photo.repository.ts'

const views: Record<PhotoRow['state'], { state: Phrase; tone: SubjectView['tone'] }> = {
  draft: { state: ['未提交', 'Not submitted', '未提交'], tone: 'waiting' },
  reviewing: { state: ['审核中', 'In review', '審核中'], tone: 'waiting' },
  error: { state: ['等待检测', 'Waiting to be checked', '等待檢測'], tone: 'waiting' },
  passed: { state: ['已通过', 'Accepted', '已通過'], tone: 'good' },
  failed: { state: ['未通过', 'Rejected', '未通過'], tone: 'bad' },
  mismatch: { state: ['不是同一人', 'Not the same person', '不是同一人'], tone: 'bad' },
}

const seeIt: Phrase = ['查看照片', 'View the photo', '查看照片']

export const describePhoto = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const photo = await findPhoto(ctx.sql, id)
  return photo?.person_id === ctx.caller.personId ? { ...views[photo.state], actionLabel: seeIt } : undefined
}
