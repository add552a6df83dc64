import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { messagesConsoleScreens } from './screens.ts'
import { messagesConsoleTiles } from './tiles.ts'

export const messagesConsole = defineFeature({
  area: 'messages',
  screens: messagesConsoleScreens,
  tiles: messagesConsoleTiles,
  consoleMenu: [{ path: consolePaths.announcements, section: menuSections.communication, order: 10, details: [consolePaths.announcement] }],
})
