import { type WarningKind, warningKindNames } from '@campus/contract/attendance/warnings.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'

export interface WarningNews {
  readonly personId: string
  readonly id: string
  readonly kind: WarningKind
  /** Its cause is gone. */
  readonly isOver: boolean
}

const allResults: Phrase = ['已公布的成绩', 'Your published results', '已公布的成績']

/** About a course, or about all results. */
export const tellWarned = (ctx: Ctx, schoolId: string, { personId, id, kind, isOver }: WarningNews, course: Phrase = allResults) => {
  const [name, nameEn, nameTw] = warningKindNames[kind]
  const title: Phrase = isOver
    ? [`预警已解除：${name}`, `Warning withdrawn: ${nameEn}`, `預警已解除：${nameTw}`]
    : [`学业预警：${name}`, `Warning: ${nameEn}`, `學業預警：${nameTw}`]
  return sendMessage(ctx, { schoolId, to: [personId], category: 'study', title, body: course, subject: { kind: 'attendance_warning', id } })
}
