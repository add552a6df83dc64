import { defineFeature } from '../feature.ts'
import { examsScreens } from './screens.ts'
import { examsTiles } from './tiles.ts'

export const examsFeature = defineFeature({
  area: 'exams',
  screens: examsScreens,
  tiles: examsTiles,
  keywords: () => import('./keywords.ts'),
})
