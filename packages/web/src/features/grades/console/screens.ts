import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const gradesConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.gradeSheets,
    ['成绩审核与公布', 'Grade sheets', '成績審核與公布'],
    () => import('./sheets/sheets-screen.tsx'),
    readers,
  ),
  consoleScreen(
    consolePaths.gradeAppeals,
    ['成绩复核', 'Grade appeals', '成績複核'],
    () => import('./appeals/appeals-screen.tsx'),
    readers,
  ),
]
