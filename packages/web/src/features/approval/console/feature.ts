import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { approvalConsoleScreens } from './screens.ts'
import { approvalConsoleTiles } from './tiles.ts'

const section = menuSections.approvals

export const approvalConsole = defineFeature({
  area: 'approval',
  screens: approvalConsoleScreens,
  tiles: approvalConsoleTiles,
  consoleMenu: [
    { path: approvalPaths.todo, section, order: 2, waiting: 'approval_tasks' },
    { path: consolePaths.approvalProcesses, section, order: 10, details: [consolePaths.approvalProcess] },
    { path: consolePaths.approvalInstances, section, order: 20 },
    { path: consolePaths.approvalStatistics, section, order: 25 },
    { path: consolePaths.approvalRules, section, order: 30 },
    { path: consolePaths.approvalDeliveries, section, order: 40 },
  ],
})
