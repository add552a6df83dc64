import { consolePaths } from '@campus/contract/paths/console.ts'
import { ExclamationShieldOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const attendanceConsoleTiles: readonly Tile[] = [
  {
    name: 'console-attendance',
    group: 'office',
    order: 4045,
    path: consolePaths.attendance,
    title: ['考勤管理', 'Attendance records', '考勤管理'],
    spelling: 'kao qin guan li',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-warnings',
    group: 'office',
    order: 4046,
    path: consolePaths.attendanceWarnings,
    title: ['预警管理', 'Student warnings', '預警管理'],
    spelling: 'yu jing guan li',
    icon: ExclamationShieldOutline,
  },
]
