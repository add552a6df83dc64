import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { peopleConsoleScreens } from './screens.ts'
import { peopleConsoleTiles } from './tiles.ts'

export const peopleConsole = defineFeature({
  area: 'people',
  screens: peopleConsoleScreens,
  tiles: peopleConsoleTiles,
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
