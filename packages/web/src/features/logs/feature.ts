import { defineFeature } from '../feature.ts'

export const logsFeature = defineFeature({
  area: 'logs',
  screens: [],
})
