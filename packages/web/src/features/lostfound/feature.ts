import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { lostFoundScreens } from './screens.ts'
import { lostFoundTiles } from './tiles.ts'

export const lostfoundFeature = defineFeature({
  area: 'lostfound',
  screens: lostFoundScreens,
  tiles: lostFoundTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    {
      path: consolePaths.lostItems,
      section: menuSections.communication,
      order: 50,
      waiting: 'lost_items',
    },
  ],
})
