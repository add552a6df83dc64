import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { identityConsoleScreens } from './screens.ts'
import { identityConsoleTiles } from './tiles.ts'

export const identityConsole = defineFeature({
  area: 'identity',
  screens: identityConsoleScreens,
  tiles: identityConsoleTiles,
  consoleMenu: [
    {
      path: identityPaths.library,
      section: menuSections.people,
      order: 60,
      details: [identityPaths.person],
      waiting: 'photos',
    },
    {
      path: consolePaths.papers,
      section: menuSections.people,
      order: 70,
      waiting: 'papers',
    },
    { path: consolePaths.photoImports, section: menuSections.people, order: 80, details: [consolePaths.photoImport] },
    { path: consolePaths.photoTypes, section: menuSections.people, order: 90 },
    { path: identityPaths.find, section: menuSections.people, order: 100, details: [identityPaths.searches, identityPaths.search] },
  ],
})
