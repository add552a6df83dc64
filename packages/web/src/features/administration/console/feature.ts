import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { administrationConsoleScreens } from './screens.ts'
import { administrationTiles } from './tiles.ts'

export const administrationFeature = defineFeature({
  area: 'administration',
  screens: administrationConsoleScreens,
  tiles: administrationTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    { path: consolePaths.people, section: menuSections.people, order: 10, details: [consolePaths.person] },
    { path: consolePaths.imports, section: menuSections.people, order: 20, details: [consolePaths.import] },
    {
      path: consolePaths.resets,
      section: menuSections.people,
      order: 50,
      waiting: 'account_resets',
    },
  ],
})
