import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { facesConsoleScreens } from './console/screens.ts'
import { facesScreens } from './screens.ts'

export const facesFeature = defineFeature({
  area: 'faces',
  screens: [...facesScreens, ...facesConsoleScreens],
  consoleMenu: [{ path: consolePaths.faceSettings, section: menuSections.school, order: 45 }],
})
