import { defineFeature } from '../feature.ts'
import { lostFoundScreens } from './screens.ts'
import { lostFoundTiles } from './tiles.ts'

export const lostfoundFeature = defineFeature({
  area: 'lostfound',
  screens: lostFoundScreens,
  tiles: lostFoundTiles,
  keywords: () => import('./keywords.ts'),
})
