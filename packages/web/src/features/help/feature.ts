import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { helpConsoleScreens } from './console/screens.ts'
import { helpScreens } from './screens.ts'
import { helpTiles } from './tiles.ts'

export const helpFeature = defineFeature({
  area: 'help',
  screens: [...helpScreens, ...helpConsoleScreens],
  tiles: helpTiles,
  keywords: () => import('./keywords.ts'),
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
