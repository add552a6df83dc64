import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { gradesConsoleScreens } from './screens.ts'
import { gradesConsoleTiles } from './tiles.ts'

export const gradesConsole = defineFeature({
  area: 'grades',
  screens: gradesConsoleScreens,
  tiles: gradesConsoleTiles,
  consoleMenu: [
    {
      path: consolePaths.gradeSheets,
      section: menuSections.teaching,
      order: 50,
      waiting: 'grade_sheets',
    },
    {
      path: consolePaths.gradeAppeals,
      section: menuSections.teaching,
      order: 60,
      waiting: 'grade_appeals',
    },
  ],
})
