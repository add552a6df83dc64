import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const peopleConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.corrections, ['更正审核', 'Corrections', '更正審核'], () => import('./requests/corrections-screen.tsx')),
  consoleScreen(consolePaths.deletions, ['删除申请', 'Data deletion', '刪除申請'], () => import('./requests/deletions-screen.tsx')),
]
