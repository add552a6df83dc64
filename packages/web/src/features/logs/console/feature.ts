import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { logScreens } from './screens.ts'
import { logsTiles } from './tiles.ts'

export const logsFeature = defineFeature({
  area: 'logs',
  screens: logScreens,
  tiles: logsTiles,
  keywords: () => import('../keywords.ts'),
  consoleStart: [{ name: 'operations', order: 20, guard: ['auditor'], load: () => import('./operations/newest-part.tsx') }],
  consoleMenu: [
    {
      path: consolePaths.logExports,
      section: menuSections.logs,
      order: 90,
      waiting: 'exports',
    },
    { path: logPaths.logins, section: menuSections.logs, order: 10 },
    { path: logPaths.operations, section: menuSections.logs, order: 20, details: [consolePaths.logTrail] },
    { path: logPaths.applications, section: menuSections.logs, order: 30 },
    { path: logPaths.faceCalls, section: menuSections.logs, order: 40 },
    { path: logPaths.photos, section: menuSections.logs, order: 50 },
  ],
})
