import { defineFeature } from '../feature.ts'
import { approvalScreens } from './screens.ts'
import { approvalTiles } from './tiles.ts'

export const approvalFeature = defineFeature({
  area: 'approval',
  screens: approvalScreens,
  tiles: approvalTiles,
  keywords: () => import('./keywords.ts'),
})
