import { defineFeature } from '../feature.ts'

export const recordsFeature = defineFeature({
  area: 'records',
  screens: [],
})
