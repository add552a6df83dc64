import { examsPaths } from '@campus/contract/paths/exams.ts'
import type { Screen } from '../../navigation/screen.ts'

/** As the calls say; their shapes would be loaded with the list of all screens. */
const takingPart = ['student', 'teacher', 'family'] as const

export const examsScreens: readonly Screen[] = [
  {
    path: examsPaths.exams,
    load: () => import('./own/exams-screen.tsx'),
    guard: takingPart,
    title: ['考试安排', 'Exams', '考試安排'],
    layout: 'bar',
  },
  {
    path: examsPaths.invigilations,
    load: () => import('./duties/invigilate-screen.tsx'),
    guard: ['teacher'],
    title: ['监考', 'Invigilation', '監考'],
    layout: 'bar',
  },
]
