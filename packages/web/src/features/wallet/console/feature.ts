import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { walletConsoleScreens } from './screens.ts'
import { walletConsoleTiles } from './tiles.ts'

export const walletConsole = defineFeature({
  area: 'wallet',
  screens: walletConsoleScreens,
  tiles: walletConsoleTiles,
  consoleMenu: [
    { path: consolePaths.withdrawals, section: menuSections.money, order: 40 },
    { path: consolePaths.grants, section: menuSections.money, order: 50 },
    { path: consolePaths.ledger, section: menuSections.money, order: 60 },
  ],
})
