import { type WarningKind, warningKindNames } from '@campus/contract/attendance/warnings.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'

export interface WarningNews {
  readonly to: string
  readonly id: string
  readonly kind: WarningKind
  readonly what: 'raised' | 'withdrawn' | 'barred' | 'bar_lifted' | 'bar_without_cause'
}

const allResults: Phrase = ['已公布的成绩', 'Your published results', '已公布的成績']

const titles: Readonly<Record<WarningNews['what'], (name: Phrase) => Phrase>> = {
  raised: ([name, nameEn, nameTw]) => [`学业预警：${name}`, `Warning: ${nameEn}`, `學業預警：${nameTw}`],
  withdrawn: ([name, nameEn, nameTw]) => [`预警已解除：${name}`, `Warning withdrawn: ${nameEn}`, `預警已解除：${nameTw}`],
  barred: () => ['您已被取消考试资格', 'You are barred from the exam', '您已被取消考試資格'],
  bar_lifted: () => ['您的考试资格已恢复', 'You may sit the exam again', '您的考試資格已恢復'],
  bar_without_cause: () => [
    '有学生被取消考试资格的原因已不存在，请决定是否恢复',
    'The cause of an exam bar is gone: decide whether to lift it',
    '有學生被取消考試資格的原因已不存在，請決定是否恢復',
  ],
}

/** About a course, or about all results. Students see their warnings; those who decide find theirs in the administration. */
export const tellWarned = (ctx: Ctx, schoolId: string, { to, id, kind, what }: WarningNews, about: Phrase = allResults) =>
  sendMessage(ctx, {
    schoolId,
    to: [to],
    category: what === 'bar_without_cause' ? 'todo' : 'study',
    title: titles[what](warningKindNames[kind]),
    body: about,
    ...(what === 'bar_without_cause' ? {} : { subject: { kind: 'attendance_warning', id } }),
  })
