import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'

export const leaveConsole = defineFeature({
  area: 'leave',
  screens: [],
  consoleMenu: [{ path: messagesPaths.leaveDecisions, section: menuSections.approvals, order: 4, waiting: 'leave' }],
})
