import type { Phrase } from '@campus/contract/language.ts'
import type { UserType } from '@campus/contract/roles.ts'

/** What each type of user may type as their account. */
export const accountHints: Record<UserType, Phrase> = {
  student: ['学号、手机号或邮箱', 'Student number, phone or email', '學號、手機號碼或電子信箱'],
  teacher: ['工号、手机号或邮箱', 'Staff number, phone or email', '工號、手機號碼或電子信箱'],
  visitor: ['手机号或邮箱', 'Phone or email', '手機號碼或電子信箱'],
  family: ['手机号或邮箱', 'Phone or email', '手機號碼或電子信箱'],
}
