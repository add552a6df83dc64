import type { Phrase } from '@campus/contract/language.ts'
import { KeyOutline, LinkOutline, LockOutline, PhonebookOutline, ScanningOutline, SystemQRcodeOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { accountPaths } from '../paths/account.ts'
import { messagesPaths } from '../paths/messages.ts'
import type { Path } from '../paths/path.ts'

/** What people come for, in the order in which they look for it. */
export const serviceGroups = {
  certificates: ['证明', 'Certificates', '證明'],
  printing: ['打印', 'Printing', '列印'],
  study: ['学习', 'Study', '學習'],
  office: ['办事', 'Office', '辦事'],
  mine: ['我的', 'My things', '我的'],
} as const satisfies Record<string, Phrase>

export type ServiceGroup = keyof typeof serviceGroups

export interface Service {
  readonly group: ServiceGroup
  readonly path: Path
  readonly title: Phrase
  readonly icon: ComponentType
}

/** Everything that home and workbench can offer; an entry is shown when its screen exists and the reader may open it. */
export const services: readonly Service[] = [
  { group: 'office', path: messagesPaths.scan, title: ['扫一扫', 'Scan', '掃一掃'], icon: ScanningOutline },
  { group: 'mine', path: accountPaths.security, title: ['账号与安全', 'Security', '帳號與安全'], icon: LockOutline },
  { group: 'mine', path: accountPaths.loginCode, title: ['登录码', 'Login code', '登入碼'], icon: SystemQRcodeOutline },
  { group: 'mine', path: accountPaths.devices, title: ['登录设备', 'Devices', '登入裝置'], icon: PhonebookOutline },
  { group: 'mine', path: accountPaths.bindings, title: ['账号绑定', 'Linked accounts', '帳號綁定'], icon: LinkOutline },
  { group: 'mine', path: accountPaths.passkeys, title: ['通行密钥', 'Passkeys', '通行金鑰'], icon: KeyOutline },
]
