import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const lostFoundConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.lostItems, ['失物保管', 'Lost property', '失物保管'], () => import('./custody-screen.tsx'), managersToo),
]
