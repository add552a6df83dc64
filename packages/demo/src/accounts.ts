import type { Role, UserType } from '@campus/contract/roles.ts'
import type { DemoAccount } from '@campus/contract/school/login-page.ts'

interface OpenAccount {
  readonly role: Exclude<Role, 'terminal'>
  readonly userType: UserType
  readonly number: string
  readonly name: string
  /** Other roles in addition to the first. */
  readonly also?: readonly OpenAccount['role'][]
}

/** One account for each role. A terminal is a machine with its own credential, not somebody who logs in. */
export const openAccounts: readonly OpenAccount[] = [
  { role: 'student', userType: 'student', number: '100001', name: '林晓雨' },
  { role: 'teacher', userType: 'teacher', number: 'T0001', name: '周明远' },
  { role: 'visitor', userType: 'visitor', number: 'V0001', name: '何思哲' },
  { role: 'family', userType: 'family', number: 'F0001', name: '林建国' },
  { role: 'manager', userType: 'teacher', number: 'T0002', name: '沈若琳', also: ['teacher'] },
  { role: 'admin', userType: 'teacher', number: 'T0003', name: '顾清华', also: ['teacher'] },
  { role: 'auditor', userType: 'teacher', number: 'T0004', name: '陆立成' },
]

export const demoAccounts = openAccounts.map(({ role, userType, number }) => ({
  role,
  userType,
  account: number,
  password: `campus-${role}-1`,
})) satisfies readonly DemoAccount[]

/** Who has bound an outside login already: the others show how it is bound. */
const boundBy: Partial<Record<string, 'wechat' | 'wecom' | 'dingtalk'>> = { student: 'wechat', teacher: 'wecom', manager: 'dingtalk' }

export const boundLogins = openAccounts.flatMap(({ role, number, name }) => {
  const provider = boundBy[role]
  return provider ? [{ provider, account: number, name }] : []
})
