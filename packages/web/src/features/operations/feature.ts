import { defineFeature } from '../feature.ts'

export const operationsFeature = defineFeature({
  area: 'operations',
  screens: [],
})
