import { defineFeature } from '../feature.ts'

export const exchangeFeature = defineFeature({
  area: 'exchange',
  screens: [],
})
