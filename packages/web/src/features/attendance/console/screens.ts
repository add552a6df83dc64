import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const attendanceConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.attendance,
    ['考勤记录', 'Attendance records', '考勤記錄'],
    () => import('./records/records-screen.tsx'),
    readers,
  ),
  consoleScreen(
    consolePaths.attendanceWarnings,
    ['学业预警', 'Warnings', '學業預警'],
    () => import('./warnings/warnings-screen.tsx'),
    readers,
  ),
]
