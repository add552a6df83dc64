import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { consoleScreen, readers as officeReaders } from '../../console/menu/console-screen.ts'
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
  consoleScreen(
    consolePaths.scheduleTerms,
    ['学期与作息', 'Terms and hours', '學期與作息'],
    () => import('./console/terms/terms-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(consolePaths.scheduleRooms, ['教室', 'Rooms', '教室'], () => import('./console/rooms/rooms-screen.tsx'), officeReaders),
  consoleScreen(
    consolePaths.scheduleSections,
    ['教学班与排课', 'Sections and lessons', '教學班與排課'],
    () => import('./console/sections/sections-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(
    consolePaths.scheduleSection,
    ['教学班', 'Section', '教學班'],
    () => import('./console/sections/section-screen.tsx'),
    officeReaders,
  ),
]
