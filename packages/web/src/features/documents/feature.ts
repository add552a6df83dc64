import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { documentsConsoleScreens } from './console/screens.ts'
import { documentsScreens } from './screens.ts'
import { documentsTiles } from './tiles.ts'

export const documentsFeature = defineFeature({
  area: 'documents',
  screens: [...documentsScreens, ...documentsConsoleScreens],
  tiles: documentsTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.templates, section: menuSections.certificates, order: 10, details: [consolePaths.template] },
    { path: consolePaths.issued, section: menuSections.certificates, order: 20 },
    { path: consolePaths.counter, section: menuSections.certificates, order: 30 },
    { path: consolePaths.verifications, section: menuSections.certificates, order: 40 },
    { path: consolePaths.signingKeys, section: menuSections.certificates, order: 50 },
  ],
})
