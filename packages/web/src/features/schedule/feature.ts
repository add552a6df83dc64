import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { scheduleScreens } from './screens.ts'
import { scheduleTiles } from './tiles.ts'

const section = menuSections.teaching

export const scheduleFeature = defineFeature({
  area: 'schedule',
  screens: scheduleScreens,
  tiles: scheduleTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.scheduleTerms, section, order: 10 },
    { path: consolePaths.scheduleRooms, section, order: 20 },
    { path: consolePaths.scheduleSections, section, order: 30, details: [consolePaths.scheduleSection] },
    { path: consolePaths.scheduleChanges, section, order: 35, waiting: 'lesson_changes' },
    { path: consolePaths.scheduleImports, section, order: 95, details: [consolePaths.scheduleImport] },
  ],
})
