import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { attendanceScreens } from './screens.ts'
import { attendanceTiles } from './tiles.ts'

const section = menuSections.teaching

export const attendanceFeature = defineFeature({
  area: 'attendance',
  screens: attendanceScreens,
  tiles: attendanceTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.attendance, section, order: 36 },
    { path: consolePaths.attendanceWarnings, section, order: 38 },
  ],
})
