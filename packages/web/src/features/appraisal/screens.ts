import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
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
]
