import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'
import { logsConsoleScreens } from './console/screens.ts'

export const logsFeature = defineFeature({
  area: 'logs',
  screens: logsConsoleScreens,
  consoleMenu: [
    {
      path: consolePaths.logExports,
      section: menuSections.logs,
      order: 90,
      waiting: async () => (await import('./console/waiting.ts')).ExportsWaiting,
    },
  ],
})
