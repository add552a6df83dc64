import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const exchangeConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.exchangeImports,
    ['学校数据导入', 'School data import', '學校資料匯入'],
    () => import('./imports/imports-screen.tsx'),
  ),
  consoleScreen(consolePaths.exchangeImport, ['数据导入', 'Data import', '資料匯入'], () => import('./imports/import-screen.tsx')),
  consoleScreen(consolePaths.exchangeSources, ['数据交换', 'Data exchange', '資料交換'], () => import('./sources/sources-screen.tsx')),
  consoleScreen(consolePaths.exchangeMissing, ['缺少的成绩', 'Missing scores', '缺少的成績'], () => import('./missing/missing-screen.tsx')),
]
