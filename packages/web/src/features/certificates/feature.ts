import { defineFeature } from '../feature.ts'
import { certificatesScreens } from './screens.ts'
import { certificatesTiles } from './tiles.ts'

export const certificatesFeature = defineFeature({
  area: 'certificates',
  screens: certificatesScreens,
  tiles: certificatesTiles,
  keywords: () => import('./keywords.ts'),
})
