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
    guard: [...readers, 'family'],
    title: ['课程', 'Lesson', '課程'],
    layout: 'bar',
  },
  {
    path: schedulePaths.feeds,
    load: () => import('./feeds/feeds-screen.tsx'),
    guard: attending,
    title: ['日历订阅', 'Calendar addresses', '行事曆訂閱'],
    layout: 'bar',
  },
  {
    path: schedulePaths.freeRooms,
    load: () => import('./free-rooms/free-rooms-screen.tsx'),
    guard: ['student', 'teacher', 'manager'],
    title: ['空教室', 'Free rooms', '空教室'],
    layout: 'bar',
  },
  {
    path: schedulePaths.changes,
    load: () => import('./changes/changes-screen.tsx'),
    guard: ['teacher'],
    title: ['我的调课', 'My lesson changes', '我的調課'],
    layout: 'bar',
  },
  {
    path: schedulePaths.askChange,
    load: () => import('./changes/ask-screen.tsx'),
    guard: ['teacher'],
    title: ['调整课程', 'Change a lesson', '調整課程'],
    layout: 'bar',
  },
  {
    path: schedulePaths.shares,
    load: () => import('./sharing/shares-screen.tsx'),
    guard: ['student', 'family'],
    title: ['家人共享', 'Family sharing', '家人共享'],
    layout: 'bar',
  },
  {
    path: schedulePaths.sharedTimetable,
    load: () => import('./sharing/shared-timetable-screen.tsx'),
    guard: ['family'],
    title: ['家人的课表', 'Shared timetable', '家人的課表'],
    layout: 'bar',
  },
]
