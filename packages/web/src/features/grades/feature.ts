import { defineFeature } from '../feature.ts'
import { gradesScreens } from './screens.ts'
import { gradesTiles } from './tiles.ts'

export const gradesFeature = defineFeature({
  area: 'grades',
  screens: gradesScreens,
  tiles: gradesTiles,
  keywords: () => import('./keywords.ts'),
})
