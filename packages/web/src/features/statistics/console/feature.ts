import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { readers } from '../../../console/menu/console-screen.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { statisticsScreens } from './screens.ts'
import { statisticsTiles } from './tiles.ts'

export const statisticsFeature = defineFeature({
  area: 'statistics',
  screens: statisticsScreens,
  tiles: statisticsTiles,
  keywords: () => import('../keywords.ts'),
  consoleStart: [{ name: 'today', order: 10, guard: readers, load: () => import('./overview/today-part.tsx') }],
  consoleMenu: [
    { path: statisticsPaths.overview, section: menuSections.statistics, order: 10 },
    { path: statisticsPaths.explorer, section: menuSections.statistics, order: 20 },
    { path: statisticsPaths.reports, section: menuSections.statistics, order: 25 },
    { path: statisticsPaths.visits, section: menuSections.statistics, order: 30 },
    { path: statisticsPaths.applications, section: menuSections.statistics, order: 40 },
    { path: statisticsPaths.registrations, section: menuSections.statistics, order: 50 },
    { path: statisticsPaths.mails, section: menuSections.statistics, order: 60 },
  ],
})
