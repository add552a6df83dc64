import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { gradesScreens } from './screens.ts'
import { gradesTiles } from './tiles.ts'

export const gradesFeature = defineFeature({
  area: 'grades',
  screens: gradesScreens,
  tiles: gradesTiles,
  keywords: () => import('./keywords.ts'),
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
