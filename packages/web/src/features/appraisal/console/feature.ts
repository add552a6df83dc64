import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { appraisalConsoleScreens } from './screens.ts'
import { appraisalConsoleTiles } from './tiles.ts'

export const appraisalConsole = defineFeature({
  area: 'appraisal',
  screens: appraisalConsoleScreens,
  tiles: appraisalConsoleTiles,
  consoleMenu: [
    { path: consolePaths.appraisals, section: menuSections.teaching, order: 80, details: [consolePaths.appraisalResults] },
    {
      path: consolePaths.appraisalTexts,
      section: menuSections.teaching,
      order: 90,
      waiting: 'ballot_texts',
    },
  ],
})
