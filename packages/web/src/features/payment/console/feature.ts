import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { paymentConsoleScreens } from './screens.ts'
import { paymentTiles } from './tiles.ts'

export const paymentFeature = defineFeature({
  area: 'payment',
  screens: paymentConsoleScreens,
  tiles: paymentTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    { path: consolePaths.payments, section: menuSections.money, order: 20 },
    { path: consolePaths.reconciliations, section: menuSections.money, order: 30, waiting: 'payment_differences' },
  ],
})
