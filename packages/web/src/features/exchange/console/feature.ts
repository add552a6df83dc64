import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { exchangeConsoleScreens } from './screens.ts'
import { exchangeTiles } from './tiles.ts'

const section = menuSections.school

export const exchangeFeature = defineFeature({
  area: 'exchange',
  screens: exchangeConsoleScreens,
  tiles: exchangeTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    { path: consolePaths.exchangeImports, section, order: 60, details: [consolePaths.exchangeImport] },
    { path: consolePaths.exchangeSources, section, order: 62, waiting: 'gone_students' },
    { path: consolePaths.exchangeMissing, section, order: 64 },
  ],
})
