import { defineFeature } from '../feature.ts'

export const statisticsFeature = defineFeature({
  area: 'statistics',
  screens: [],
})
