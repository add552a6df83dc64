import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { examsScreens } from './screens.ts'
import { examsTiles } from './tiles.ts'

export const examsFeature = defineFeature({
  area: 'exams',
  screens: examsScreens,
  tiles: examsTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: consolePaths.exams, section: menuSections.teaching, order: 45 }],
})
