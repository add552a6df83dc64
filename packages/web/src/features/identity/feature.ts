import { defineFeature } from '../feature.ts'
import { identityScreens } from './screens.ts'
import { identityTiles } from './tiles.ts'

export const identityFeature = defineFeature({
  area: 'identity',
  screens: identityScreens,
  tiles: identityTiles,
  keywords: () => import('./keywords.ts'),
})
