import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { facesConsoleScreens } from './console/screens.ts'
import { facesScreens } from './screens.ts'
import { facesTiles } from './tiles.ts'

export const facesFeature = defineFeature({
  area: 'faces',
  screens: [...facesScreens, ...facesConsoleScreens],
  tiles: facesTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.faceGuardians, section: menuSections.people, order: 105 },
    { path: consolePaths.faceSettings, section: menuSections.school, order: 45 },
  ],
})
