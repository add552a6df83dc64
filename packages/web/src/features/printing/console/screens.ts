import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const printingConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.printJobs, ['打印记录', 'Print log', '列印記錄'], () => import('./jobs/jobs-screen.tsx'), readers),
]
