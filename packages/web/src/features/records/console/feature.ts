import { consolePaths } from '@campus/contract/paths/console.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { recordsConsoleScreens } from './screens.ts'
import { recordsTiles } from './tiles.ts'

export const recordsFeature = defineFeature({
  area: 'records',
  screens: recordsConsoleScreens,
  tiles: recordsTiles,
  keywords: () => import('../keywords.ts'),
  consoleMenu: [
    {
      path: recordsPaths.students,
      section: menuSections.people,
      order: 12,
      details: [recordsPaths.student, recordsPaths.scores],
    },
    { path: recordsPaths.old, section: menuSections.people, order: 14 },
    {
      path: consolePaths.recordChanges,
      section: menuSections.people,
      order: 16,
      waiting: 'record_changes',
    },
  ],
})
