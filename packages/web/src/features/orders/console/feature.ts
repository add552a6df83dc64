import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { ordersConsoleScreens } from './screens.ts'
import { ordersConsoleTiles } from './tiles.ts'

export const ordersConsole = defineFeature({
  area: 'orders',
  screens: ordersConsoleScreens,
  tiles: ordersConsoleTiles,
  consoleMenu: [{ path: consolePaths.orders, section: menuSections.money, order: 10 }],
})
