import { defineFeature } from '../feature.ts'
import { scanScreens } from './screens.ts'
import { scanTiles } from './tiles.ts'

export const scanFeature = defineFeature({
  area: 'scan',
  screens: scanScreens,
  tiles: scanTiles,
  keywords: () => import('./keywords.ts'),
})
