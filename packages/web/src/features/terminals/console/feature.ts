import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { terminalsConsoleScreens } from './screens.ts'
import { terminalsConsoleTiles } from './tiles.ts'

export const terminalsConsole = defineFeature({
  area: 'terminals',
  screens: terminalsConsoleScreens,
  tiles: terminalsConsoleTiles,
  consoleMenu: [
    { path: consolePaths.terminals, section: menuSections.terminals, order: 10, details: [consolePaths.terminal] },
    {
      path: consolePaths.faults,
      section: menuSections.terminals,
      order: 20,
      waiting: 'terminal_faults',
    },
    { path: consolePaths.terminalEvents, section: menuSections.terminals, order: 30 },
    { path: consolePaths.terminalStatistics, section: menuSections.terminals, order: 40 },
  ],
})
