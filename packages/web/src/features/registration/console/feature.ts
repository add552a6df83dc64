import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { registrationConsoleScreens } from './screens.ts'
import { registrationConsoleTiles } from './tiles.ts'

export const registrationConsole = defineFeature({
  area: 'registration',
  screens: registrationConsoleScreens,
  tiles: registrationConsoleTiles,
  consoleMenu: [
    {
      path: registrationPaths.matchedCases,
      section: menuSections.people,
      order: 110,
      details: [registrationPaths.matchedCase],
      waiting: 'matched_cases',
    },
    {
      path: registrationPaths.unmatchedCases,
      section: menuSections.people,
      order: 120,
      details: [registrationPaths.unmatchedCase],
      waiting: 'unmatched_cases',
    },
    { path: registrationPaths.log, section: menuSections.people, order: 130 },
    { path: consolePaths.registrationFields, section: menuSections.people, order: 140 },
  ],
})
