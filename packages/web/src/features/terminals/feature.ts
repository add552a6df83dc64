import { defineFeature } from '../feature.ts'
import { terminalsScreens } from './screens.ts'
import { terminalsTiles } from './tiles.ts'

export const terminalsFeature = defineFeature({
  area: 'terminals',
  screens: terminalsScreens,
  tiles: terminalsTiles,
  keywords: () => import('./keywords.ts'),
})
