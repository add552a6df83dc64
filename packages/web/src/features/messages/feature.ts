import { defineFeature } from '../feature.ts'
import { messagesScreens } from './screens.ts'
import { messagesTiles } from './tiles.ts'

export const messagesFeature = defineFeature({
  area: 'messages',
  screens: messagesScreens,
  tiles: messagesTiles,
  keywords: () => import('./keywords.ts'),
})
