import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { lostFoundConsoleScreens } from './screens.ts'
import { lostFoundConsoleTiles } from './tiles.ts'

export const lostfoundConsole = defineFeature({
  area: 'lostfound',
  screens: lostFoundConsoleScreens,
  tiles: lostFoundConsoleTiles,
  consoleMenu: [
    {
      path: consolePaths.lostItems,
      section: menuSections.communication,
      order: 50,
      waiting: 'lost_items',
    },
  ],
})
