import { defineFeature } from '../feature.ts'
import { helpScreens } from './screens.ts'
import { helpTiles } from './tiles.ts'

export const helpFeature = defineFeature({
  area: 'help',
  screens: helpScreens,
  tiles: helpTiles,
  keywords: () => import('./keywords.ts'),
})
