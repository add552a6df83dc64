import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { facesConsoleScreens } from './screens.ts'
import { facesConsoleTiles } from './tiles.ts'

export const facesConsole = defineFeature({
  area: 'faces',
  screens: facesConsoleScreens,
  tiles: facesConsoleTiles,
  consoleMenu: [
    { path: consolePaths.faceGuardians, section: menuSections.people, order: 105 },
    { path: consolePaths.faceSettings, section: menuSections.school, order: 45 },
  ],
})
