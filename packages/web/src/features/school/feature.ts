import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { schoolConsoleScreens } from './console/screens.ts'
import { schoolScreens } from './screens.ts'
import { schoolTiles } from './tiles.ts'

export const schoolFeature = defineFeature({
  area: 'school',
  screens: [...schoolScreens, ...schoolConsoleScreens],
  tiles: schoolTiles,
  keywords: () => import('./keywords.ts'),
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
      places: () => import('./console/settings/places.ts'),
    },
  ],
})
