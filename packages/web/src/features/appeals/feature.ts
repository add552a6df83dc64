import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { appealsConsoleScreens } from './console/screens.ts'
import { appealsScreens } from './screens.ts'
import { appealsTiles } from './tiles.ts'

export const appealsFeature = defineFeature({
  area: 'appeals',
  screens: [...appealsScreens, ...appealsConsoleScreens],
  tiles: appealsTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    {
      path: consolePaths.payGrievances,
      section: menuSections.appeals,
      order: 10,
      waiting: 'pay_grievances',
    },
    {
      path: consolePaths.freeCopies,
      section: menuSections.appeals,
      order: 20,
      waiting: 'free_copies',
    },
  ],
})
