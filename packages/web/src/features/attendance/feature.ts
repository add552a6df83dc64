import { defineFeature } from '../feature.ts'
import { attendanceScreens } from './screens.ts'
import { attendanceTiles } from './tiles.ts'

export const attendanceFeature = defineFeature({
  area: 'attendance',
  screens: attendanceScreens,
  tiles: attendanceTiles,
  keywords: () => import('./keywords.ts'),
})
