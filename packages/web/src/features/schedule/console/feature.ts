import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { scheduleConsoleScreens } from './screens.ts'
import { scheduleConsoleTiles } from './tiles.ts'

const section = menuSections.teaching

export const scheduleConsole = defineFeature({
  area: 'schedule',
  screens: scheduleConsoleScreens,
  tiles: scheduleConsoleTiles,
  consoleMenu: [
    { path: consolePaths.scheduleTerms, section, order: 10 },
    { path: consolePaths.scheduleRooms, section, order: 20 },
    { path: consolePaths.scheduleSections, section, order: 30, details: [consolePaths.scheduleSection] },
    { path: consolePaths.scheduleChanges, section, order: 35, waiting: 'lesson_changes' },
    { path: consolePaths.scheduleImports, section, order: 95, details: [consolePaths.scheduleImport] },
  ],
})
