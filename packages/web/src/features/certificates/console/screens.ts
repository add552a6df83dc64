import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const certificatesConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.mails, ['证明邮件', 'Certificate email', '證明郵件'], () => import('./mails-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.mailbox, ['发件邮箱', 'School mailbox', '寄件信箱'], () => import('./mailbox-screen.tsx')),
]
