import { defineFeature } from '../feature.ts'
import { accountScreens } from './screens.ts'
import { accountTiles } from './tiles.ts'

export const accountFeature = defineFeature({
  area: 'account',
  screens: accountScreens,
  tiles: accountTiles,
  keywords: () => import('./keywords.ts'),
})
