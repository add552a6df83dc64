import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import type { FeedbackRow } from './feedback.repository.ts'

const inEveryLanguage = (text: string): Phrase => [text, text, text]

/** Those who answer learn of it at once; who wrote it is seen in the case, not in the message. */
export const notifyAdministrators = async (ctx: Ctx, row: FeedbackRow, content: string) => {
  await sendMessage(ctx, {
    schoolId: row.school_id,
    to: await administratorsOf(ctx, row.school_id),
    category: 'todo',
    title: [`新的反馈：${row.title}`, `Feedback: ${row.title}`, `新的回饋：${row.title}`],
    body: inEveryLanguage(content),
    subject: { kind: 'feedback_case', id: row.id },
  })
}

export const notifyAuthor = (ctx: Ctx, row: FeedbackRow, content: string) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: [`您的反馈“${row.title}”有了回复`, `Your feedback “${row.title}” was answered`, `您的回饋「${row.title}」有了回覆`],
    body: inEveryLanguage(content),
    subject: { kind: 'feedback', id: row.id },
  })
