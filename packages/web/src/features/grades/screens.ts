import { gradesPaths } from '@campus/contract/paths/grades.ts'
import type { Screen } from '../../navigation/screen.ts'

/** As the calls say; their shapes would be loaded with the list of all screens. */
const teachers = ['teacher'] as const

export const gradesScreens: readonly Screen[] = [
  {
    path: gradesPaths.grade,
    load: () => import('./grade/grade-screen.tsx'),
    guard: ['student', 'family'],
    title: ['单科成绩', 'Score', '單科成績'],
    layout: 'bar',
  },
  {
    path: gradesPaths.sheets,
    load: () => import('./sheet/sheets-screen.tsx'),
    guard: teachers,
    title: ['成绩录入', 'Grade sheets', '成績錄入'],
    layout: 'bar',
  },
  {
    path: gradesPaths.sheet,
    load: () => import('./sheet/sheet-screen.tsx'),
    guard: teachers,
    title: ['成绩单', 'Grade sheet', '成績單'],
    layout: 'bar',
  },
]
