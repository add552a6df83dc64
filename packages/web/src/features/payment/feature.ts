import { defineFeature } from '../feature.ts'
import { paymentTiles } from './tiles.ts'

export const paymentFeature = defineFeature({
  area: 'payment',
  screens: [],
  tiles: paymentTiles,
  keywords: () => import('./keywords.ts'),
})
