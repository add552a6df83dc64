import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { schoolConsoleScreens } from './screens.ts'
import { schoolTiles } from './tiles.ts'

export const schoolConsole = defineFeature({
  area: 'school',
  screens: schoolConsoleScreens,
  tiles: schoolTiles,
  consoleMenu: [
    { path: consolePaths.organisation, section: menuSections.school, order: 10 },
    { path: consolePaths.posts, section: menuSections.school, order: 15 },
    { path: consolePaths.dictionaries, section: menuSections.school, order: 20 },
    { path: consolePaths.legalDocuments, section: menuSections.school, order: 30 },
    { path: consolePaths.look, section: menuSections.school, order: 35 },
    {
      path: consolePaths.settings,
      section: menuSections.school,
      order: 40,
      places: () => import('./settings/places.ts'),
    },
  ],
})
