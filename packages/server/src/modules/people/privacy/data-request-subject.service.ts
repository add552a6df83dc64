import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findRequest } from './data-request.repository.ts'

const seeIt: Phrase = ['查看', 'View', '查看']
const fetchIt: Phrase = ['去下载', 'Download', '去下載']

const views: Record<string, SubjectView> = {
  pending: { state: ['处理中', 'In progress', '處理中'], tone: 'waiting', actionLabel: seeIt },
  ready: { state: ['可以下载', 'Ready to download', '可以下載'], tone: 'good', actionLabel: fetchIt },
  failed: { state: ['打包失败', 'Could not be prepared', '打包失敗'], tone: 'bad', actionLabel: seeIt },
  done: { state: ['已删除', 'Deleted', '已刪除'], tone: 'good', actionLabel: seeIt },
  refused: { state: ['未通过', 'Rejected', '未通過'], tone: 'bad', actionLabel: seeIt },
  withdrawn: { state: ['已撤回', 'Withdrawn', '已撤回'], tone: 'over', actionLabel: seeIt },
  expired: { state: ['已过期', 'Expired', '已過期'], tone: 'over', actionLabel: seeIt },
}

export const describeDataRequest = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const request = await findRequest(ctx.sql, id)
  return request?.person_id === ctx.caller.personId ? views[request.state] : undefined
}
