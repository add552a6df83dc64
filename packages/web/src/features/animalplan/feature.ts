import { defineFeature } from '../feature.ts'
import { animalPlanScreens } from './screens.ts'
import { animalPlanTiles } from './tiles.ts'

export const animalplanFeature = defineFeature({
  area: 'animalplan',
  screens: animalPlanScreens,
  tiles: animalPlanTiles,
  keywords: () => import('./keywords.ts'),
})
