import { defineFeature } from '../feature.ts'
import { homeScreens } from './screens.ts'
import { workbenchScreens } from './workbench/screens.ts'

export const homeFeature = defineFeature({
  area: 'home',
  screens: [...homeScreens, ...workbenchScreens],
})
