import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const terminalsConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.terminals, ['自助终端', 'Terminals', '自助終端'], () => import('./live/terminals-screen.tsx'), readers),
  consoleScreen(consolePaths.terminal, ['终端资料', 'Terminal', '終端資料'], () => import('./edit/terminal-screen.tsx')),
  consoleScreen(consolePaths.faults, ['终端故障', 'Terminal faults', '終端故障'], () => import('./faults/faults-screen.tsx'), readers),
  consoleScreen(consolePaths.terminalEvents, ['终端日志', 'Terminal log', '終端日誌'], () => import('./events/events-screen.tsx'), readers),
  consoleScreen(
    consolePaths.terminalStatistics,
    ['终端统计', 'Terminal statistics', '終端統計'],
    () => import('./statistics/statistics-screen.tsx'),
    readers,
  ),
]
