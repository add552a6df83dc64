import { defineFeature } from '../feature.ts'
import { schoolScreens } from './screens.ts'

export const schoolFeature = defineFeature({
  area: 'school',
  screens: schoolScreens,
  keywords: () => import('./keywords.ts'),
})
