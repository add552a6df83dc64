import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { printingConsoleScreens } from './screens.ts'
import { printingTiles } from './tiles.ts'

export const printingFeature = defineFeature({
  area: 'printing',
  screens: printingConsoleScreens,
  tiles: printingTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    {
      path: consolePaths.printJobs,
      section: menuSections.terminals,
      order: 50,
      waiting: 'unsure_prints',
    },
  ],
})
