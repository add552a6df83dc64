import { consolePaths } from '@campus/contract/paths/console.ts'
import type { MenuSection } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { approvalConsoleScreens } from './console/screens.ts'
import { approvalConsoleTiles } from './console/tiles.ts'
import { approvalScreens } from './screens.ts'
import { approvalTiles } from './tiles.ts'

const section: MenuSection = { title: ['审批', 'Approvals', '審批'], order: 25 }

export const approvalFeature = defineFeature({
  area: 'approval',
  screens: [...approvalScreens, ...approvalConsoleScreens],
  tiles: [...approvalTiles, ...approvalConsoleTiles],
  keywords: () => import('./keywords.ts'),
  consoleMenu: [
    { path: consolePaths.approvalProcesses, section, order: 10, details: [consolePaths.approvalProcess] },
    { path: consolePaths.approvalInstances, section, order: 20 },
    { path: consolePaths.approvalStatistics, section, order: 25 },
    { path: consolePaths.approvalRules, section, order: 30 },
    { path: consolePaths.approvalDeliveries, section, order: 40 },
  ],
})
