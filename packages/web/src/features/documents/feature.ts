import { defineFeature } from '../feature.ts'
import { documentsScreens } from './screens.ts'
import { documentsTiles } from './tiles.ts'

export const documentsFeature = defineFeature({
  area: 'documents',
  screens: documentsScreens,
  tiles: documentsTiles,
  keywords: () => import('./keywords.ts'),
})
