import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { consoleScreen, managersToo, readers as officeReaders } from '../../console/menu/console-screen.ts'
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
    title: ['与家人共享', 'Share with family', '與家人共享'],
    layout: 'bar',
  },
  {
    path: schedulePaths.sharedTimetable,
    load: () => import('./sharing/shared-timetable-screen.tsx'),
    guard: ['family'],
    title: ['家人的课表', 'Shared timetable', '家人的課表'],
    layout: 'bar',
  },
  consoleScreen(
    consolePaths.scheduleChanges,
    ['调课审批', 'Lesson changes', '調課審批'],
    () => import('./console/changes/changes-screen.tsx'),
    officeReaders,
  ),
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
  consoleScreen(
    consolePaths.scheduleImports,
    ['排课导入导出', 'Timetable import and export', '排課匯入匯出'],
    () => import('./console/imports/imports-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    consolePaths.scheduleImport,
    ['排课导入', 'Timetable import', '排課匯入'],
    () => import('./console/imports/import-screen.tsx'),
    managersToo,
  ),
]
