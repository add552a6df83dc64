import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { approvalConsoleScreens } from './console/screens.ts'
import { approvalConsoleTiles } from './console/tiles.ts'
import { approvalScreens } from './screens.ts'
import { approvalTiles } from './tiles.ts'

const section = menuSections.approvals

export const approvalFeature = defineFeature({
  area: 'approval',
  screens: [...approvalScreens, ...approvalConsoleScreens],
  tiles: [...approvalTiles, ...approvalConsoleTiles],
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: approvalPaths.todo, section, order: 2, waiting: 'approval_tasks' },
    { path: consolePaths.approvalProcesses, section, order: 10, details: [consolePaths.approvalProcess] },
    { path: consolePaths.approvalInstances, section, order: 20 },
    { path: consolePaths.approvalStatistics, section, order: 25 },
    { path: consolePaths.approvalRules, section, order: 30 },
    { path: consolePaths.approvalDeliveries, section, order: 40 },
  ],
})
