import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { helpConsoleScreens } from './screens.ts'
import { helpConsoleTiles } from './tiles.ts'

export const helpConsole = defineFeature({
  area: 'help',
  screens: helpConsoleScreens,
  tiles: helpConsoleTiles,
  consoleMenu: [
    {
      path: consolePaths.feedbackCases,
      section: menuSections.communication,
      order: 20,
      details: [consolePaths.feedbackCase],
      waiting: 'feedback',
    },
    { path: consolePaths.evaluations, section: menuSections.communication, order: 30 },
    { path: consolePaths.articles, section: menuSections.communication, order: 40, details: [consolePaths.article] },
  ],
})
