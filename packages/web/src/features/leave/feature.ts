import { defineFeature } from '../feature.ts'
import { leaveScreens } from './screens.ts'
import { leaveTiles } from './tiles.ts'

export const leaveFeature = defineFeature({
  area: 'leave',
  screens: leaveScreens,
  tiles: leaveTiles,
  keywords: () => import('./keywords.ts'),
})
