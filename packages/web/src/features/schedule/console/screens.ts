import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo, readers as officeReaders } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const scheduleConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.scheduleChanges,
    ['调课审批', 'Lesson changes', '調課審批'],
    () => import('./changes/changes-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(
    consolePaths.scheduleTerms,
    ['学期与作息', 'Terms and hours', '學期與作息'],
    () => import('./terms/terms-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(consolePaths.scheduleRooms, ['教室', 'Rooms', '教室'], () => import('./rooms/rooms-screen.tsx'), officeReaders),
  consoleScreen(
    consolePaths.scheduleSections,
    ['教学班与排课', 'Sections and lessons', '教學班與排課'],
    () => import('./sections/sections-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(
    consolePaths.scheduleSection,
    ['教学班', 'Section', '教學班'],
    () => import('./sections/section-screen.tsx'),
    officeReaders,
  ),
  consoleScreen(
    consolePaths.scheduleImports,
    ['排课导入导出', 'Timetable import and export', '排課匯入匯出'],
    () => import('./imports/imports-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    consolePaths.scheduleImport,
    ['排课导入', 'Timetable import', '排課匯入'],
    () => import('./imports/import-screen.tsx'),
    managersToo,
  ),
]
