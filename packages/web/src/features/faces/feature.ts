import { defineFeature } from '../feature.ts'
import { facesScreens } from './screens.ts'

export const facesFeature = defineFeature({ area: 'faces', screens: facesScreens })
