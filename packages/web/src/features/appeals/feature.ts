import { defineFeature } from '../feature.ts'
import { appealsScreens } from './screens.ts'
import { appealsTiles } from './tiles.ts'

export const appealsFeature = defineFeature({
  area: 'appeals',
  screens: appealsScreens,
  tiles: appealsTiles,
  keywords: () => import('./keywords.ts'),
})
