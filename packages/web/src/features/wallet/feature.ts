import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { walletConsoleScreens } from './console/screens.ts'
import { walletScreens } from './screens.ts'
import { walletTiles } from './tiles.ts'

export const walletFeature = defineFeature({
  area: 'wallet',
  screens: [...walletScreens, ...walletConsoleScreens],
  tiles: walletTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.withdrawals, section: menuSections.money, order: 40 },
    { path: consolePaths.grants, section: menuSections.money, order: 50 },
    { path: consolePaths.ledger, section: menuSections.money, order: 60 },
  ],
})
