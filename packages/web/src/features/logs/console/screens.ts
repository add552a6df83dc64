import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const logsConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.logExports, ['导出', 'Exports', '匯出'], () => import('./exports/exports-screen.tsx'), readers),
]
