import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { peopleConsoleScreens } from './console/screens.ts'
import { directoryScreens } from './directory/screens.ts'
import { myScreens } from './my/screens.ts'
import { peopleScreens } from './screens.ts'
import { peopleTiles } from './tiles.ts'

export const peopleFeature = defineFeature({
  area: 'people',
  screens: [...directoryScreens, ...myScreens, ...peopleScreens, ...peopleConsoleScreens],
  tiles: peopleTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    {
      path: consolePaths.corrections,
      section: menuSections.people,
      order: 30,
      waiting: 'corrections',
    },
    {
      path: consolePaths.deletions,
      section: menuSections.people,
      order: 40,
      waiting: 'deletions',
    },
  ],
})
