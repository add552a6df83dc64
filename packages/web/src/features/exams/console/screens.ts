import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const examsConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.exams, ['考试管理', 'Exams', '考試管理'], () => import('./exams-screen.tsx'), managersToo),
]
