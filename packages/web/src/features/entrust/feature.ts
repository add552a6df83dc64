import { defineFeature } from '../feature.ts'
import { entrustScreens } from './screens.ts'
import { entrustTiles } from './tiles.ts'

export const entrustFeature = defineFeature({
  area: 'entrust',
  screens: entrustScreens,
  tiles: entrustTiles,
  keywords: () => import('./keywords.ts'),
})
