import { defineFeature } from '../feature.ts'
import { kioskScreens } from './screens.ts'

export const kioskFeature = defineFeature({
  area: 'kiosk',
  screens: kioskScreens,
})
