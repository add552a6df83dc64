import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { messagesConsoleScreens } from './console/screens.ts'
import { messagesScreens } from './screens.ts'
import { messagesTiles } from './tiles.ts'

export const messagesFeature = defineFeature({
  area: 'messages',
  screens: [...messagesScreens, ...messagesConsoleScreens],
  tiles: messagesTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: consolePaths.announcements, section: menuSections.communication, order: 10, details: [consolePaths.announcement] }],
})
