import { defineFeature } from '../feature.ts'
import { cloudPrintScreens } from './screens.ts'
import { cloudprintTiles } from './tiles.ts'

export const cloudprintFeature = defineFeature({
  area: 'cloudprint',
  screens: cloudPrintScreens,
  tiles: cloudprintTiles,
  keywords: () => import('./keywords.ts'),
})
