import { defineFeature } from '../feature.ts'
import { ordersScreens } from './screens.ts'
import { ordersTiles } from './tiles.ts'

export const ordersFeature = defineFeature({
  area: 'orders',
  screens: ordersScreens,
  tiles: ordersTiles,
  keywords: () => import('./keywords.ts'),
})
