import { defineFeature } from '../feature.ts'
import { facesScreens } from './screens.ts'
import { facesTiles } from './tiles.ts'

export const facesFeature = defineFeature({
  area: 'faces',
  screens: facesScreens,
  tiles: facesTiles,
  keywords: () => import('./keywords.ts'),
})
