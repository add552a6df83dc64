import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import type { Screen } from '../../navigation/screen.ts'

/** As the calls say; their shapes would be loaded with the list of all screens. */
const attending = ['student', 'teacher'] as const
const readers = ['student', 'teacher', 'manager', 'admin'] as const

export const scheduleScreens: readonly Screen[] = [
  {
    path: schedulePaths.timetable,
    load: () => import('./timetable/timetable-screen.tsx'),
    guard: attending,
    title: ['课表', 'Timetable', '課表'],
    layout: 'bar',
  },
  {
    path: schedulePaths.timetableOf,
    load: () => import('./timetable/timetable-of-screen.tsx'),
    guard: readers,
    title: ['课表', 'Timetable', '課表'],
    layout: 'bar',
  },
  {
    path: schedulePaths.lesson,
    load: () => import('./lesson/lesson-screen.tsx'),
    guard: readers,
    title: ['课程', 'Lesson', '課程'],
    layout: 'bar',
  },
]
