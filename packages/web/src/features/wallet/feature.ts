import { defineFeature } from '../feature.ts'
import { walletScreens } from './screens.ts'
import { walletTiles } from './tiles.ts'

export const walletFeature = defineFeature({
  area: 'wallet',
  screens: walletScreens,
  tiles: walletTiles,
  keywords: () => import('./keywords.ts'),
})
