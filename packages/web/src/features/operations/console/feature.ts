import { consolePaths } from '@campus/contract/paths/console.ts'
import { operationsPaths } from '@campus/contract/paths/operations.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { operationsConsoleScreens } from './screens.ts'
import { operationsTiles } from './tiles.ts'

export const operationsFeature = defineFeature({
  area: 'operations',
  screens: operationsConsoleScreens,
  tiles: operationsTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    { path: operationsPaths.status, section: menuSections.operations, order: 10 },
    { path: consolePaths.sessions, section: menuSections.operations, order: 20 },
    { path: consolePaths.failedJobs, section: menuSections.operations, order: 25, waiting: 'failed_jobs' },
    { path: consolePaths.backups, section: menuSections.operations, order: 30 },
    { path: consolePaths.retention, section: menuSections.operations, order: 50 },
    { path: consolePaths.configuration, section: menuSections.operations, order: 55 },
    { path: consolePaths.accessMatrix, section: menuSections.operations, order: 60 },
    { path: consolePaths.duties, section: menuSections.operations, order: 65 },
    { path: consolePaths.accessWhy, section: menuSections.operations, order: 70 },
  ],
})
