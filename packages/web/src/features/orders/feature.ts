import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { ordersConsoleScreens } from './console/screens.ts'
import { ordersScreens } from './screens.ts'
import { ordersTiles } from './tiles.ts'

export const ordersFeature = defineFeature({
  area: 'orders',
  screens: [...ordersScreens, ...ordersConsoleScreens],
  tiles: ordersTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: consolePaths.orders, section: menuSections.money, order: 10 }],
})
