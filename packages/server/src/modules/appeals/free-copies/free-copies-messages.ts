import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { RequestRow } from './free-copies.repository.ts'

export const notifyReviewers = (ctx: Ctx, row: RequestRow, to: readonly string[]) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to,
    category: 'todo',
    title: [`${row.person_name}申请免费份数`, `${row.person_name} requested free copies`, `${row.person_name}申請免費份數`],
    body: [
      `${row.name}：${row.copies} 份\n${row.reason}`,
      `${row.name_en}: ${row.copies}\n${row.reason}`,
      `${row.name_tw}：${row.copies} 份\n${row.reason}`,
    ],
    subject: { kind: 'free_copies_review', id: row.id },
  })

export const notifyAsker = (ctx: Ctx, row: RequestRow, granted: number, notes: string) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title:
      granted > 0
        ? [`已获得 ${granted} 份免费份数`, `You were granted ${granted} free copies`, `已獲得 ${granted} 份免費份數`]
        : ['免费份数申请未通过', 'Your request for free copies was rejected', '免費份數申請未通過'],
    body: [`${row.name}\n${notes}`, `${row.name_en}\n${notes}`, `${row.name_tw}\n${notes}`],
    subject: { kind: 'free_copies', id: row.id },
  })
