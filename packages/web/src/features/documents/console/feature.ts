import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { documentsConsoleScreens } from './screens.ts'
import { documentsConsoleTiles } from './tiles.ts'

export const documentsConsole = defineFeature({
  area: 'documents',
  screens: documentsConsoleScreens,
  tiles: documentsConsoleTiles,
  consoleMenu: [
    { path: consolePaths.templates, section: menuSections.certificates, order: 10, details: [consolePaths.template] },
    { path: consolePaths.issued, section: menuSections.certificates, order: 20 },
    { path: consolePaths.counter, section: menuSections.certificates, order: 30 },
    { path: consolePaths.verifications, section: menuSections.certificates, order: 40 },
    { path: consolePaths.signingKeys, section: menuSections.certificates, order: 50 },
  ],
})
