import { defineFeature } from '../feature.ts'
import { schoolScreens } from './screens.ts'
import { schoolTiles } from './tiles.ts'

export const schoolFeature = defineFeature({
  area: 'school',
  screens: schoolScreens,
  tiles: schoolTiles,
  keywords: () => import('./keywords.ts'),
})
