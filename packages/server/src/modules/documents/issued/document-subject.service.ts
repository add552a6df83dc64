import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { documentById } from './issued.service.ts'

const views: Record<DocumentState, { state: Phrase; tone: SubjectView['tone'] }> = {
  making: { state: ['正在生成', 'Being made', '正在產生'], tone: 'waiting' },
  failed: { state: ['未能生成', 'Could not be made', '未能產生'], tone: 'bad' },
  valid: { state: ['有效', 'Valid', '有效'], tone: 'good' },
  expired: { state: ['已过期', 'Expired', '已過期'], tone: 'over' },
  revoked: { state: ['已撤销', 'Revoked', '已撤銷'], tone: 'bad' },
  superseded: { state: ['已被替换', 'Replaced', '已被取代'], tone: 'over' },
}

const seeIt: Phrase = ['查看文件', 'View document', '查看檔案']

export const describeDocument = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const document = await documentById(ctx, id)
  return document?.holderId === ctx.caller.personId ? { ...views[document.state], actionLabel: seeIt } : undefined
}
