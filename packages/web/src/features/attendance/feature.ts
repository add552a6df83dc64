import { consolePaths } from '@campus/contract/paths/console.ts'
import type { MenuSection } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { attendanceScreens } from './screens.ts'
import { attendanceTiles } from './tiles.ts'

const section: MenuSection = { title: ['考勤', 'Attendance', '考勤'], order: 24 }

export const attendanceFeature = defineFeature({
  area: 'attendance',
  screens: attendanceScreens,
  tiles: attendanceTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.attendance, section, order: 10 },
    { path: consolePaths.attendanceWarnings, section, order: 20 },
  ],
})
