import { defineFeature } from '../feature.ts'
import { registrationScreens } from './screens.ts'
import { registrationTiles } from './tiles.ts'

export const registrationFeature = defineFeature({
  area: 'registration',
  screens: registrationScreens,
  tiles: registrationTiles,
  keywords: () => import('./keywords.ts'),
})
