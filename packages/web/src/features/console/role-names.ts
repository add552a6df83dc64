import type { Phrase } from '@campus/contract/language.ts'
import { type Role, userTypeNames } from '@campus/contract/roles.ts'

export const roleNames: Record<Role, Phrase> = {
  ...userTypeNames,
  manager: ['管理教师', 'Manager', '管理教師'],
  admin: ['管理员', 'Administrator', '管理員'],
  auditor: ['审计员', 'Auditor', '稽核員'],
  terminal: ['自助终端', 'Terminal', '自助終端'],
}
