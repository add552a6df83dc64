import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { cloudprintConsoleScreens } from './console/screens.ts'
import { cloudPrintScreens } from './screens.ts'
import { cloudprintTiles } from './tiles.ts'

export const cloudprintFeature = defineFeature({
  area: 'cloudprint',
  screens: [...cloudPrintScreens, ...cloudprintConsoleScreens],
  tiles: cloudprintTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.printPrices, section: menuSections.terminals, order: 60 },
    {
      path: consolePaths.library,
      section: menuSections.terminals,
      order: 70,
      waiting: 'library_files',
    },
    { path: consolePaths.libraryDirectories, section: menuSections.terminals, order: 80 },
  ],
})
