import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const appealsConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.payGrievances,
    ['付款申诉', 'Payment appeals', '付款申訴'],
    () => import('./pay-grievances-screen.tsx'),
    managersToo,
  ),
  consoleScreen(consolePaths.freeCopies, ['免费份数', 'Free copies', '免費份數'], () => import('./free-copies-screen.tsx'), managersToo),
]
