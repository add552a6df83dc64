import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { consoleScreen, managersToo, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const registrationConsoleScreens: readonly Screen[] = [
  consoleScreen(
    registrationPaths.matchedCases,
    ['注册审核', 'Registrations', '註冊審核'],
    () => import('./cases/matched-cases-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    registrationPaths.unmatchedCases,
    ['未匹配注册', 'Unmatched registrations', '未匹配註冊'],
    () => import('./cases/unmatched-cases-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    registrationPaths.matchedCase,
    ['注册申请', 'Registration', '註冊申請'],
    () => import('./case/matched-case-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    registrationPaths.unmatchedCase,
    ['未匹配的注册申请', 'Unmatched registration', '未匹配的註冊申請'],
    () => import('./case/unmatched-case-screen.tsx'),
    managersToo,
  ),
  consoleScreen(registrationPaths.log, ['注册日志', 'Registration log', '註冊日誌'], () => import('./log/log-screen.tsx'), readers),
  consoleScreen(
    consolePaths.registrationFields,
    ['注册设置', 'Registration settings', '註冊設定'],
    () => import('./rules/rules-screen.tsx'),
  ),
]
