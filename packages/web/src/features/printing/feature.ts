import { defineFeature } from '../feature.ts'
import { printingTiles } from './tiles.ts'

export const printingFeature = defineFeature({
  area: 'printing',
  screens: [],
  tiles: printingTiles,
  keywords: () => import('./keywords.ts'),
})
