import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo, readers } from '../../console/menu/console-screen.ts'
import type { Screen } from '../../navigation/screen.ts'

export const appraisalScreens: readonly Screen[] = [
  {
    path: appraisalPaths.own,
    load: () => import('./own/own-screen.tsx'),
    guard: ['student'],
    title: ['评教', 'Course appraisal', '評教'],
    layout: 'bar',
  },
  {
    path: appraisalPaths.results,
    load: () => import('./results/results-screen.tsx'),
    guard: ['teacher'],
    title: ['评教结果', 'Appraisal results', '評教結果'],
    layout: 'bar',
  },
  {
    path: appraisalPaths.recount,
    load: () => import('./recount/recount-screen.tsx'),
    guard: 'public',
    title: ['选票名单与复核', 'Ballots and recount', '選票名單與複核'],
    layout: 'bar',
  },
  consoleScreen(
    consolePaths.appraisals,
    ['评教管理', 'Course appraisals', '評教管理'],
    () => import('./console/appraisals-screen.tsx'),
    readers,
  ),
  consoleScreen(
    consolePaths.appraisalResults,
    ['评教结果', 'Results of an appraisal', '評教結果'],
    () => import('./console/results-screen.tsx'),
    readers,
  ),
  consoleScreen(
    consolePaths.appraisalTexts,
    ['评教意见审核', 'Comments on courses', '評教意見審核'],
    () => import('./console/texts-screen.tsx'),
    managersToo,
  ),
]
