import { defineFeature } from '../feature.ts'
import { administrationTiles } from './tiles.ts'

export const administrationFeature = defineFeature({
  area: 'administration',
  screens: [],
  tiles: administrationTiles,
  keywords: () => import('./keywords.ts'),
})
