import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { leaveScreens } from './screens.ts'
import { leaveTiles } from './tiles.ts'

export const leaveFeature = defineFeature({
  area: 'leave',
  screens: leaveScreens,
  tiles: leaveTiles,
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: messagesPaths.leaveDecisions, section: menuSections.approvals, order: 4, waiting: 'leave' }],
})
