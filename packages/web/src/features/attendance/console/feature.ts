import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { attendanceConsoleScreens } from './screens.ts'
import { attendanceConsoleTiles } from './tiles.ts'

const section = menuSections.teaching

export const attendanceConsole = defineFeature({
  area: 'attendance',
  screens: attendanceConsoleScreens,
  tiles: attendanceConsoleTiles,
  consoleMenu: [
    { path: consolePaths.attendance, section, order: 36 },
    { path: consolePaths.attendanceWarnings, section, order: 38, waiting: 'warnings' },
  ],
})
