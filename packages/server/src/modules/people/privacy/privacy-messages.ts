import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { DataRequestRow } from './data-request.repository.ts'

type Request = Pick<DataRequestRow, 'id' | 'person_id' | 'school_id'>

const notify = (ctx: Ctx, request: Request, title: Phrase, body: Phrase) =>
  sendMessage(ctx, {
    schoolId: request.school_id,
    to: [request.person_id],
    category: 'progress',
    title,
    body,
    subject: { kind: 'data_request', id: request.id },
  })

export const notifyReady = (ctx: Ctx, request: Request, days: number) =>
  notify(
    ctx,
    request,
    ['您的数据副本已准备好', 'The copy of your data is ready', '您的資料副本已準備好'],
    [
      `请在 ${days} 天内下载，之后将自动删除。如非本人申请，请立即修改密码并联系学校管理员。`,
      `Download it within ${counted(days, 'day')}. After that it is deleted. If you did not ask for it, change your password immediately and contact your school administrator.`,
      `請在 ${days} 天內下載，之後將自動刪除。如非本人申請，請立即修改密碼並聯絡學校管理員。`,
    ],
  )

export const notifyNotPacked = (ctx: Ctx, request: Request) =>
  notify(
    ctx,
    request,
    ['您的数据副本打包失败', 'The copy of your data could not be prepared', '您的資料副本打包失敗'],
    [
      '系统出错，请稍后重新导出；如果再次出现，请联系学校管理员。',
      'Something went wrong. Request it again later, and contact your school administrator if it happens again.',
      '系統出錯，請稍後重新匯出；如果再次出現，請聯絡學校管理員。',
    ],
  )

const titles: Record<'done' | 'refused', Phrase> = {
  done: ['您的数据已按申请删除', 'Your data was deleted as you requested', '您的資料已按申請刪除'],
  refused: ['您的数据删除申请未通过', 'Your request to delete data was rejected', '您的資料刪除申請未通過'],
}

export const notifyDecision = (ctx: Ctx, request: Request, verdict: 'done' | 'refused', notes: string) =>
  notify(ctx, request, titles[verdict], [notes, notes, notes])
