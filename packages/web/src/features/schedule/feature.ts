import { defineFeature } from '../feature.ts'
import { scheduleScreens } from './screens.ts'
import { scheduleTiles } from './tiles.ts'

export const scheduleFeature = defineFeature({
  area: 'schedule',
  screens: scheduleScreens,
  tiles: scheduleTiles,
  keywords: () => import('./keywords.ts'),
})
