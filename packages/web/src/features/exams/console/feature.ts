import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { examsConsoleScreens } from './screens.ts'
import { examsConsoleTiles } from './tiles.ts'

export const examsConsole = defineFeature({
  area: 'exams',
  screens: examsConsoleScreens,
  tiles: examsConsoleTiles,
  consoleMenu: [{ path: consolePaths.exams, section: menuSections.teaching, order: 45 }],
})
