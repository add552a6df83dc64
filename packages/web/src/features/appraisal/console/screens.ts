import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const appraisalConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.appraisals, ['评教管理', 'Course appraisals', '評教管理'], () => import('./appraisals-screen.tsx'), readers),
  consoleScreen(
    consolePaths.appraisalResults,
    ['评教结果', 'Appraisal results', '評教結果'],
    () => import('./results-screen.tsx'),
    readers,
  ),
  consoleScreen(
    consolePaths.appraisalTexts,
    ['评教意见审核', 'Course comments', '評教意見審核'],
    () => import('./texts-screen.tsx'),
    managersToo,
  ),
]
