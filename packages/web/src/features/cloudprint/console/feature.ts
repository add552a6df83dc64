import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { cloudprintConsoleScreens } from './screens.ts'
import { cloudprintConsoleTiles } from './tiles.ts'

export const cloudprintConsole = defineFeature({
  area: 'cloudprint',
  screens: cloudprintConsoleScreens,
  tiles: cloudprintConsoleTiles,
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
