import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { appealsConsoleScreens } from './screens.ts'
import { appealsConsoleTiles } from './tiles.ts'

export const appealsConsole = defineFeature({
  area: 'appeals',
  screens: appealsConsoleScreens,
  tiles: appealsConsoleTiles,
  consoleMenu: [
    {
      path: consolePaths.payGrievances,
      section: menuSections.appeals,
      order: 10,
      waiting: 'pay_grievances',
    },
    {
      path: consolePaths.freeCopies,
      section: menuSections.appeals,
      order: 20,
      waiting: 'free_copies',
    },
  ],
})
