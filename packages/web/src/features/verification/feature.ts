import { defineFeature } from '../feature.ts'
import { verificationScreens } from './screens.ts'
import { verificationTiles } from './tiles.ts'

export const verificationFeature = defineFeature({
  area: 'verification',
  screens: verificationScreens,
  tiles: verificationTiles,
  keywords: () => import('./keywords.ts'),
})
